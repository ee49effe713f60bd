# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: broken_pipe.py COMMAND...

Runs a command into a pipe whose other end is closed. It has to end by itself,
with a complaint or by the signal that says so, and never otherwise.
"""

import os
import signal
import subprocess
import sys

reader, writer = os.pipe()
os.close(reader)
done = subprocess.run(
    sys.argv[1:],
    stdout=writer,
    stderr=subprocess.PIPE,
    text=True,
    timeout=60,
    # As a shell would start it.
    preexec_fn=lambda: signal.signal(signal.SIGPIPE, signal.SIG_DFL),
)
if done.returncode not in (2, -signal.SIGPIPE):
    sys.exit(f"status {done.returncode}: {done.stderr}")
