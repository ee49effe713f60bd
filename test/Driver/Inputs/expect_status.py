# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: expect_status.py STATUS COMMAND...

Runs a command and fails unless its exit status is that one: `not` takes any
other than 0 for right.
"""

import subprocess
import sys

status = subprocess.run(sys.argv[2:]).returncode
if status != int(sys.argv[1]):
    sys.exit(f"exit status is {status}, not {sys.argv[1]}")
