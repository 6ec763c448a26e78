"""What the platform is made of: `python -m deploy.sbom FOLDER` writes an SBOM and the licences.

bom.json is CycloneDX 1.5: each package of requirements.lock that is installed, with its licence and
the hashes it was locked with. licences/ holds the texts that came with them.
"""

import json
import re
import shutil
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

from shared.config import ROOT

LOCK = ROOT / "requirements.lock"
PINNED = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)(.*(?:\n    --hash=.*)*)", re.MULTILINE)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice|authors)", re.IGNORECASE)
OTHER_ENDINGS = (".py", ".pyc")  # modules that only are called so
CLASSIFIER = "License :: OSI Approved :: "


def locked_packages(text: str) -> dict[tuple[str, str], list[str]]:
    """Name and version with the hashes of their files."""
    return {(match[1].lower(), match[2]): HASH.findall(match[3]) for match in PINNED.finditer(text)}


def bill_of_materials(text: str) -> dict:
    components = []
    for (name, version), hashes in sorted(locked_packages(text).items()):
        found = _installed(name)
        if found is not None and found.version == version:  # else of another system or Python
            components.append(_component(name, found, hashes))
    serial = uuid5(NAMESPACE_URL, json.dumps(components))
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "entente", "bom-ref": "entente"}},
        "components": components,
        "dependencies": [
            {"ref": "entente", "dependsOn": [one["bom-ref"] for one in components]},
        ],
    }


def licence_of(found: Distribution) -> str:
    """As the package says it: an expression, a classifier, or the first line of a text."""
    classifiers = [
        value.removeprefix(CLASSIFIER)
        for value in _said(found, "Classifier")
        if value.startswith(CLASSIFIER)
    ]
    told = (
        *_said(found, "License-Expression"),
        " AND ".join(classifiers),
        *_said(found, "License"),
    )
    text = next(filter(None, told), "")
    return text.strip().partition("\n")[0] or "unknown"


def write(folder: Path) -> dict:
    made = bill_of_materials(LOCK.read_text())
    texts = folder / "licences"
    shutil.rmtree(texts, ignore_errors=True)
    texts.mkdir(parents=True)
    (folder / "bom.json").write_text(json.dumps(made, indent=1) + "\n")
    lines = []
    for one in made["components"]:
        licence = one["licenses"][0]["license"]["name"]
        lines.append(f"{one['name']} {one['version']}: {licence}\n")
        _copy_texts(one["name"], texts)
    (folder / "licences.txt").write_text("".join(lines))
    return made


def _installed(name: str) -> Distribution | None:
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None


def _said(found: Distribution, name: str) -> list[str]:
    return found.metadata.get_all(name) or []


def _component(name: str, found: Distribution, hashes: list[str]) -> dict:
    reference = f"pkg:pypi/{name.replace('_', '-')}@{found.version}"
    return {
        "type": "library",
        "bom-ref": reference,
        "name": name,
        "version": found.version,
        "description": "".join(_said(found, "Summary")[:1]),
        "licenses": [{"license": {"name": licence_of(found)}}],
        "purl": reference,
        # One for each file that may be installed: a component's own hashes would be of one of them.
        "properties": [{"name": "entente:locked-sha256", "value": value} for value in hashes],
    }


def _copy_texts(name: str, folder: Path) -> None:
    for number, file in enumerate(distribution(name).files or []):
        path = Path(str(file.locate()))
        if (
            ".dist-info" in str(file)
            and LICENCE_FILE.search(file.name)
            and file.suffix not in OTHER_ENDINGS
            and path.is_file()
        ):
            shutil.copyfile(path, folder / f"{name}-{number}-{file.name}")


if __name__ == "__main__":
    target = Path(sys.argv[1])
    print(f"{len(write(target)['components'])} packages: {target / 'bom.json'}")
