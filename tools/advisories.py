#!/usr/bin/env python3
"""Prints the published vulnerabilities of what the build uses, as lines for tools/advisories.txt.

    tools/advisories.py FOLDER

FOLDER holds advisories in the OSV format, one JSON file each, in any depth: the unpacked Maven export of
OSV, or a copy of GitHub's advisory database. Nothing is downloaded. Lines that tools/advisories.txt has
are left out, so what is printed is new.
"""

import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def locked_artifacts():
    """Returns the names group:artifact of the lock."""
    names = set()
    for line in (ROOT / ".mvn/checksums/checksums.sha256").read_text().splitlines():
        group, artifact, _version, _file = line.split("  ", 1)[1].rsplit("/", 3)
        names.add(group.replace("/", ".") + ":" + artifact)
    return names


def ranges(affected):
    """Returns the affected versions of a package, as Maven writes ranges."""
    found = []
    for interval in affected.get("ranges", []):
        if interval.get("type") == "GIT":  # Its events are commits, not versions.
            continue
        start = None
        for event in interval.get("events", []):
            if "introduced" in event:
                start = event["introduced"]
            elif "fixed" in event or "last_affected" in event:
                low = "(" if start in (None, "0") else "[" + start
                high = event["fixed"] + ")" if "fixed" in event else event["last_affected"] + "]"
                found.append(low + "," + high)
                start = None
        if start is not None:
            found.append("(,)" if start == "0" else "[" + start + ",)")
    return ",".join(found) or ",".join("[" + v + "]" for v in affected.get("versions", []))


def main():
    if len(sys.argv) != 2 or not pathlib.Path(sys.argv[1]).is_dir():
        sys.exit(__doc__)
    names = locked_artifacts()
    known = (ROOT / "tools/advisories.txt").read_text()
    for file in sorted(pathlib.Path(sys.argv[1]).rglob("*.json")):
        advisory = json.loads(file.read_text(encoding="utf-8"))
        ids = sorted([advisory.get("id", ""), *advisory.get("aliases", [])])
        if "withdrawn" in advisory or any(name in known for name in ids):
            continue
        for affected in advisory.get("affected", []):
            package = affected.get("package", {})
            if package.get("ecosystem") == "Maven" and package.get("name") in names:
                print(package["name"], ranges(affected), " ".join(ids), sep=" | ", end=" |\n")


if __name__ == "__main__":
    main()
