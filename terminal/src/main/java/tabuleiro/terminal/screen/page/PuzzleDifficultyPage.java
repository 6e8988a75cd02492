package tabuleiro.terminal.screen.page;

import java.util.List;
import java.util.Map;
import tabuleiro.play.puzzle.PuzzleRound;
import tabuleiro.rules.GameId;
import tabuleiro.terminal.common.PuzzleNames;

/// The choice of a difficulty of the puzzles of a board.
///
/// @param difficulties each with its number of puzzles, the easiest first
/// @param selected the selected line
record PuzzleDifficultyPage(
    GameId board, List<Map.Entry<Integer, Integer>> difficulties, int selected) implements Form {
  /// Makes a defensive copy.
  public PuzzleDifficultyPage {
    difficulties = List.copyOf(difficulties);
  }

  /// Returns the page of a board that has puzzles.
  static PuzzleDifficultyPage of(GameId board) {
    return new PuzzleDifficultyPage(
        board, List.copyOf(PuzzleRound.difficulties(board).entrySet()), 0);
  }

  @Override
  public String title(PageContext context) {
    return PuzzleNames.board(board, context.messages());
  }

  @Override
  public List<FormField> fields(PageContext context) {
    return difficulties.stream()
        .map(difficulty ->
            FormField.button(
                difficulty.getKey().toString(),
                PuzzleNames.difficulty(difficulty, context.messages())))
        .toList();
  }

  @Override
  public Form withSelected(int line) {
    return new PuzzleDifficultyPage(board, difficulties, line);
  }

  @Override
  public String message(PageContext context) {
    return "";
  }

  @Override
  public PageUpdate press(String key, PageContext context) {
    return PageUpdate.of(this, new PageRequest.OpenPuzzles(board, Integer.parseInt(key)));
  }
}
