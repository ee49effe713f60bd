# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: pick.py PATH... < DOCUMENT

Parses one JSON document and prints the values at the paths, one a line and
their path in front. A path is keys and indices with dots in between.
"""

import json
import sys

document = json.load(sys.stdin)
for path in sys.argv[1:]:
    value = document
    for step in path.split("."):
        value = value[int(step) if isinstance(value, list) else step]
    print(f"{path} = {json.dumps(value)}")
