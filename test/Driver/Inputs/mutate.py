# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: mutate.py FILE COMMAND...

Gives a command the file on standard input with one byte after the other made
wrong, and fails unless the exit status is 0, 1 or 2 every time. Only every
third byte, because a test should not take long.
"""

import pathlib
import subprocess
import sys

original = pathlib.Path(sys.argv[1]).read_bytes()
count = 0
for offset in range(0, len(original), 3):
    mutant = bytearray(original)
    mutant[offset] ^= 0xFF
    run = subprocess.run(
        sys.argv[2:], input=bytes(mutant), capture_output=True, timeout=60
    )
    if run.returncode not in (0, 1, 2):
        sys.exit(f"byte {offset} inverted: exit status {run.returncode}")
    count += 1
print(f"{count} mutants, none of which did harm")
