"""The version, and where the program is looked for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tabuleiro

ROOT = Path(__file__).resolve().parents[2]


def test_the_version_is_that_of_the_product() -> None:
    pom = (ROOT / "pom.xml").read_text(encoding="utf-8")
    version = re.search(r"<version>([^<]+)</version>", pom)
    assert version
    assert tabuleiro.__version__ == version.group(1).replace("-SNAPSHOT", ".dev0")
    project = (ROOT / "python" / "pyproject.toml").read_text(encoding="utf-8")
    assert f'version = "{tabuleiro.__version__}"' in project


def test_the_variable_names_a_folder_a_jar_or_a_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "a folder"
    folder.mkdir()
    for name in ("tabuleiro", "tabuleiro.cmd", "tabuleiro.jar"):
        (folder / name).touch(mode=0o755)
    java = folder / "java"
    java.touch(mode=0o755)
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setenv("JAVA_HOME", "")
    monkeypatch.setenv("TABULEIRO", str(folder))
    assert Path(tabuleiro.find_program()[0]).parent == folder
    monkeypatch.setenv("TABULEIRO", str(folder / "tabuleiro.jar"))
    assert tabuleiro.find_program()[1:] == ["-jar", str(folder / "tabuleiro.jar")]
    monkeypatch.setenv("TABULEIRO", "java -jar 'a b.jar'")
    assert tabuleiro.find_program() == ["java", "-jar", "a b.jar"]


@pytest.mark.parametrize("named", ["/no/such/file", "no-such-command --fast"])
def test_a_wrong_variable_is_named(named: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABULEIRO", named)
    with pytest.raises(tabuleiro.ProgramNotFoundError, match=r"TABULEIRO is .*neither a file"):
        tabuleiro.find_program()


def test_an_empty_folder_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABULEIRO", str(tmp_path))
    with pytest.raises(tabuleiro.ProgramNotFoundError, match="which has neither"):
        tabuleiro.find_program()


def test_archives_and_checkouts_are_found_from_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TABULEIRO", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    inside = tmp_path / "archive" / "notes"
    inside.mkdir(parents=True)
    launcher = tmp_path / "archive" / "tabuleiro"
    launcher.touch(mode=0o755)
    monkeypatch.chdir(inside)
    elsewhere = _found()
    assert elsewhere != [str(launcher)], "a file of that name alone is not the program"
    (tmp_path / "archive" / "lib").mkdir()
    (tmp_path / "archive" / "lib" / "tabuleiro.jar").touch()
    assert tabuleiro.find_program() == [str(launcher)]


def _found() -> list[str]:
    try:
        return tabuleiro.find_program()
    except tabuleiro.ProgramNotFoundError as error:
        assert "TABULEIRO is not set" in str(error)  # noqa: PT017
        return []


def test_the_catalogue_has_the_five_games() -> None:
    catalogue = {game.name: game for game in tabuleiro.games()}
    assert list(catalogue) == ["niju", "jostle", "morelli", "trench", "talpa"]
    assert catalogue["talpa"].variants[0] == "8x8"
    assert "9" in catalogue["talpa"].players
