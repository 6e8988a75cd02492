package tabuleiro.server.puzzle;

import tabuleiro.protocol.puzzle.PuzzleProgressJson;

/// Makes [PuzzleProgressJson] of what the server knows.
final class PuzzleProgressJsonMapper {
  private PuzzleProgressJsonMapper() {}

  static PuzzleProgressJson of(PuzzleProgress progress) {
    return new PuzzleProgressJson(
        (int) Math.round(progress.rating().rating()),
        (int) Math.round(progress.rating().deviation()),
        progress.rating().isProvisional(),
        progress.tried(),
        progress.solved(),
        progress.streak(),
        progress.best(),
        progress.storm());
  }
}
