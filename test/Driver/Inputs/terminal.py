# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: terminal.py COMMAND...

Runs a command on a terminal and prints what it writes there.
"""

import os
import pty
import sys

output = bytearray()


def capture(arguments):
    child, descriptor = pty.fork()
    if child == 0:
        os.execvp(arguments[0], arguments)
    while True:
        try:
            if not (data := os.read(descriptor, 65536)):
                break
        except OSError:
            break
        output.extend(data)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


status = capture(sys.argv[1:])
sys.stdout.buffer.write(output.replace(b"\r\n", b"\n"))
sys.exit(status)
