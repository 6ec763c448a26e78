"""Checks a variant in a folder and installs it: `python -m services.solver.install FOLDER`."""

import argparse
import json
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from services.solver.domain.afjd_parameters import words_of_parameters
from services.solver.domain.shapes import Faults, Malformed
from services.solver.domain.variant_geometry import check_geometry
from services.solver.domain.variant_reader import variant_from
from services.solver.domain.variant_words import words_from
from services.solver.domain.variants import Variant
from services.solver.domain.words import LANGUAGES
from services.solver.library import NAME, bundled_names, installed

PARAMETERS, GEOMETRY = "parameters.json", "geometry.json"
VISIBILITY = "_visibility.json"  # AFJD's tables of what is seen in the fog; we count that ourselves
NOT_THE_VARIANT = (PARAMETERS, GEOMETRY)


class Unsound(Exception):
    """The variant is not installed; `faults` are all that was found."""

    def __init__(self, faults: Sequence[Malformed]):
        super().__init__("\n".join(str(fault) for fault in faults))
        self.faults = faults


def install(folder: Path, *, replace: bool = False) -> str:
    """The name under which it is served from now on: that of the folder."""
    folder = folder.absolute()
    faults = Faults()
    with faults.noting():
        _check_name(folder.name, replace)
    files = _files_in(folder, faults)
    if faults:
        raise Unsound(faults)
    _put(folder.name, files)
    return folder.name


def _check_name(name: str, replace: bool) -> None:
    if not NAME.fullmatch(name):
        raise Malformed(name, "a variant's name has letters, digits and _, at most 50")
    if name in bundled_names():
        raise Malformed(name, "is a variant of ours")
    if not replace and (installed() / name).exists():
        raise Malformed(name, "is installed; --replace puts this one in its place")


def _files_in(folder: Path, faults: Faults) -> dict[str, Any]:
    """What is to be installed, by the name of its file."""
    files: dict[str, Any] = {}
    with faults.noting():
        path = _variant_file(folder)
        document = _content(path)
        variant = variant_from(document, path.name, faults)
        if variant is None:
            return {}
        files["variant.json"] = _completed(document, variant)
        files |= _words(folder, variant, faults)
        if (folder / GEOMETRY).exists():
            files[GEOMETRY] = _content(folder / GEOMETRY)
            check_geometry(files[GEOMETRY], variant, GEOMETRY, faults)
    return files


def _variant_file(folder: Path) -> Path:
    if not folder.is_dir():
        raise Malformed(folder.name, "is not a folder")
    found = [
        path
        for path in sorted(folder.glob("*.json"))
        if path.name not in NOT_THE_VARIANT and not path.name.endswith(VISIBILITY)
    ]
    if len(found) != 1:
        names = ", ".join(path.name for path in found) or "none"
        raise Malformed(folder.name, f"must have one file with the variant, and has {names}")
    return found[0]


def _completed(document: dict[str, Any], variant: Variant) -> dict[str, Any]:
    tables = [
        [{str(zone): steps for zone, steps in table.items()} for table in of_type]
        for of_type in variant.distancing
    ]
    units = document["start_units"] or [{} for _ in variant.start_units]
    return document | {"start_units": units, "distancing": tables}


def _words(folder: Path, variant: Variant, faults: Faults) -> dict[str, Any]:
    """AFJD's files have one language, which then serves for all."""
    sent: dict[str, Any] = {}
    if (folder / PARAMETERS).exists():
        title = variant.name or folder.name
        parameters = _content(folder / PARAMETERS)
        words = words_of_parameters(parameters, variant, title, PARAMETERS, faults)
        if faults or words is None:
            return {}
        words = words_from(words, variant, PARAMETERS, faults)
        return {f"names/{language}.json": words for language in LANGUAGES}
    for language in LANGUAGES:
        name = f"names/{language}.json"
        of_language = Faults()
        with of_language.noting():
            sent[name] = words_from(_content(folder / name), variant, name, of_language)
        faults.extend(of_language)
    return sent


def _content(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise Malformed(f"{path.parent.name}/{path.name}", "is missing") from None
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as wrong:
        raise Malformed(path.name, f"is not JSON: {wrong}") from None


def _put(name: str, files: dict[str, Any]) -> None:
    """Written beside, then renamed: nobody reads half a variant."""
    installed().mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = Path(mkdtemp(prefix=".draft-", dir=installed()))
    for file, content in files.items():
        path = draft / file
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
    target = installed() / name
    if target.exists():
        shutil.rmtree(target)
    draft.rename(target)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m services.solver.install", description=__doc__)
    parser.add_argument("folder", type=Path, help="with the variant, its names, and perhaps a map")
    parser.add_argument("--replace", action="store_true", help="an installed one of this name")
    given = parser.parse_args(arguments)
    try:
        name = install(given.folder, replace=given.replace)
    except Unsound as unsound:
        sys.stderr.write(f"{unsound}\n{len(unsound.faults)} faults; nothing was installed.\n")
        return 1
    sys.stdout.write(f"{name} is installed in {installed() / name}.\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
