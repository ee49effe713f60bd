# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a generated kernel is, and its text.

The generator builds these objects, the model answers from them and the tool
reads their text: nothing here is ever parsed back, so a mistake in reading IR
cannot hide itself by being made twice.
"""

import dataclasses
import typing

# A dataflow buffer that is there but whose index nobody knows.
NO_INDEX = "no index"


@dataclasses.dataclass(eq=False)
class Value:
    """An SSA value. `buffer` is the index of the dataflow buffer that it leads
    to, None where it leads to none. `form` says how the value came to be, as
    far as the rules about coordinates need that:

      ("argument", compute, number)   argument of the body of a ttl.compute
      ("extract", indices)            result of tensor.extract
      ("other",)
    """

    name: str
    type: str
    dtype: typing.Optional[str] = None
    buffer: typing.Union[int, str, None] = None
    form: tuple = ("other",)
    tensor: bool = False


@dataclasses.dataclass(eq=False)
class Plain:
    """A line that computes nothing with tiles."""

    text: str
    uses: list = dataclasses.field(default_factory=list)
    defs: list = dataclasses.field(default_factory=list)
    binds: typing.Optional[int] = None
    consumes: typing.Optional[int] = None
    fixed: bool = False


@dataclasses.dataclass(eq=False)
class TileOp:
    """A tile operation. `operands` are those that hold tiles, `detail` is the
    kind of a broadcast or of a reduction, `strategy` the text of the recorded
    attribute, `more` that of others."""

    op: str
    operands: list
    result: typing.Optional[Value]
    text: str
    uses: list
    detail: typing.Optional[str] = None
    strategy: typing.Optional[str] = None
    more: str = ""

    @property
    def defs(self):
        return [self.result] if self.result else []


@dataclasses.dataclass(eq=False)
class Block:
    """An operation with regions: `heads[i]` opens `bodies[i]`."""

    heads: list
    bodies: list
    tail: str
    uses: list = dataclasses.field(default_factory=list)
    defs: list = dataclasses.field(default_factory=list)
    arguments: list = dataclasses.field(default_factory=list)


@dataclasses.dataclass(eq=False)
class Compute(Block):
    """A ttl.compute; `maps` has one entry per operand, inputs first."""

    maps: list = dataclasses.field(default_factory=list)
    inputs: int = 0


@dataclasses.dataclass
class Function:
    name: str
    signature: str
    # Text of each attribute, and what it means to the model where that is not
    # the text: {"fp32_dest_acc_en": True}. A malformed one means "malformed".
    attributes: dict
    meaning: dict
    thread: str
    body: list


@dataclasses.dataclass
class Target:
    """How a module names its target."""

    attribute: typing.Optional[str] = None
    api: typing.Optional[str] = None
    # Architecture of each description, and the descriptions' numbers by chip.
    descriptions: list = dataclasses.field(default_factory=list)
    chips: list = dataclasses.field(default_factory=list)
    device: typing.Optional[str] = None
    selected: list = dataclasses.field(default_factory=list)


@dataclasses.dataclass
class Module:
    target: Target
    functions: list


def walk(nodes):
    """Every node, in the order of the text."""
    for node in nodes:
        yield node
        if isinstance(node, Block):
            for body in node.bodies:
                yield from walk(body)


def tile_operations(function):
    return [node for node in walk(function.body) if isinstance(node, TileOp)]


class Writer:
    """The text of a module, and the line of each tile operation, function and
    of the module itself."""

    def __init__(self, module, prelude):
        self.lines = list(prelude)
        self.line_of = {}
        self.module(module)

    def text(self):
        return "\n".join(self.lines) + "\n"

    def put(self, depth, text, owner=None):
        for part in text.split("\n"):
            self.lines.append("  " * depth + part)
            if owner is not None:
                self.line_of.setdefault(id(owner), len(self.lines))

    def module(self, module):
        target = module.target
        attributes = []
        if target.descriptions:
            attributes.append("ttcore.system_desc = " + system_description(target))
        if target.api is not None:
            attributes.append(f'ttl.config_api = "{target.api}"')
        if target.attribute is not None:
            attributes.append(f"ttl.target_arch = {target.attribute}")
        given = f" attributes {{{', '.join(attributes)}}}" if attributes else ""
        self.put(0, f"module{given} {{", module)
        if target.device is not None:
            self.put(1, device(target), target)
        for function in module.functions:
            self.function(function)
        self.put(0, "}")

    def function(self, function):
        given = ""
        if function.attributes:
            inner = ", ".join(
                key if text is None else f"{key} = {text}"
                for key, text in function.attributes.items()
            )
            given = f" attributes {{{inner}}}"
        self.put(1, f"func.func @{function.name}({function.signature}){given} {{", function)
        self.nodes(2, function.body)
        self.put(2, "return")
        self.put(1, "}")

    def nodes(self, depth, nodes):
        for node in nodes:
            if isinstance(node, Plain):
                self.put(depth, node.text, node)
            elif isinstance(node, TileOp):
                given = [node.more] if node.more else []
                if node.strategy:
                    given.append(f"ttl.tile_execution_strategy = {node.strategy}")
                given = f" {{{', '.join(given)}}}" if given else ""
                self.put(depth, node.text.replace("@ATTRIBUTES@", given), node)
            else:
                for head, body in zip(node.heads, node.bodies):
                    self.put(depth, head)
                    self.nodes(depth + 1, body)
                self.put(depth, node.tail)


CHIP = (
    "grid = 8x8, coord_translation_offsets = 18x18, l1_size = 1499136,"
    " num_dram_channels = 12, dram_channel_size = 1073741824,"
    " noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32,"
    " noc_dram_address_align_bytes = 32, l1_unreserved_base = 101664,"
    " erisc_l1_unreserved_base = 98304, dram_unreserved_base = 32,"
    " dram_unreserved_end = 1073119552, supported_data_types = [<f32>, <bf16>],"
    " supported_tile_sizes = [32x32], dst_physical_size_tiles = 16,"
    " num_cbs = 32, num_compute_threads = 1, num_datamovement_threads = 2,"
    " dram_grid = 1x12, dram_bank_to_logical_worker_noc0 = [(7, 3)],"
    " dram_bank_to_logical_worker_noc1 = [(7, 7)]"
)


def system_description(target):
    chips = ", ".join(f"{{arch = <{arch}>, {CHIP}}}" for arch in target.descriptions)
    numbers = ", ".join(str(number) for number in target.chips)
    hosts = ", ".join("1 : i32" for _ in target.chips)
    places = ", ".join(f"0x0x{number}x0" for number in range(len(target.chips)))
    return (
        '#ttcore.system_desc<[{role = host, target_triple = "x86_64-pc-linux"}],'
        f" [{chips}], [{numbers}], [{hosts}], [{places}]>"
    )


def device(target):
    count = len(target.selected)
    mesh = "" if count == 1 else str(count)
    return (
        f"ttcore.device @{target.device} = <workerGrid = #ttcore.grid<8x8,"
        " virt_to_physical_map = (d0, d1) -> (0, d0, d1),"
        " physical_to_virt_map = (d0, d1, d2) -> (d1, d2)>,"
        " dramGrid = #ttcore.grid<1x12>, l1Map = (d0) -> (0, 0, 0, d0),"
        f" dramMap = (d0) -> (0, 0, 0, d0), meshShape = {mesh},"
        f" chipIds = [{', '.join(map(str, target.selected))}]>"
    )
