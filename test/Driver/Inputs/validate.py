# SPDX-FileCopyrightText: (c) 2026 The Tileconf Authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: validate.py SCHEMA < DOCUMENT

Prints what kind of document it is, or why it is none.
"""

import json
import sys

import jsonschema


def main():
    with open(sys.argv[1], encoding="utf-8") as stream:
        schema = json.load(stream)
    jsonschema.Draft202012Validator.check_schema(schema)
    document = json.load(sys.stdin)
    for kind in ("kernels", "targets", "codes"):
        if kind in document:
            break
    else:
        sys.exit(f"no kind of document: {sorted(document)}")
    # One kind at a time: of several the errors would be anybody's guess.
    chosen = {"$defs": schema["$defs"], "$ref": f"#/$defs/{kind}_document"}
    validator = jsonschema.Draft202012Validator(chosen)
    errors = sorted(validator.iter_errors(document), key=lambda error: error.json_path)
    for error in errors[:5]:
        print(f"{error.json_path}: {error.message[:300]}")
    if errors:
        sys.exit(1)
    jsonschema.Draft202012Validator(schema).validate(document)
    print(f"{kind}, version {document['version']}")


if __name__ == "__main__":
    main()
