# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# How lit runs the tests of this folder. RUN lines find the tools of Tileconf
# and of LLVM by name; what else they may use is listed below.

import os
import re

import lit.formats

config.name = "Tileconf"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(__file__)

config.environment["PATH"] = os.path.pathsep.join(
    [config.tileconf_tools_dir, config.llvm_tools_dir, os.environ.get("PATH", "")]
)
# An error names a variable that a CHECK line misspells, and a failure shows
# what the tool printed.
config.environment["FILECHECK_OPTS"] = "--enable-var-scope --dump-input=fail"
# Output must not depend on the terminal's width or language.
config.environment["COLUMNS"] = "80"
config.environment["LC_ALL"] = "C.UTF-8"
for name in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "TSAN_OPTIONS", "CI"):
    if name in os.environ:
        config.environment[name] = os.environ[name]

source_root = config.tileconf_source_root
for name, value in (
    ("%{examples}", os.path.join(source_root, "examples")),
    ("%{repository}", source_root),
    ("%{scripts}", os.path.join(source_root, "scripts")),
    ("%{python}", config.python_executable),
    # The longer name first: the shorter one is its beginning.
    ("%tileconf-opt", os.path.join(config.tileconf_tools_dir, "tileconf-opt")),
    ("%tileconf", os.path.join(config.tileconf_tools_dir, "tileconf")),
):
    config.substitutions.append((re.escape(name), value))

if config.sanitizer:
    config.available_features.add("sanitizer")
