package tabuleiro.view.catalogue;

import java.util.List;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;

/// The boards on which games can be rated: those that people play, and whose result with perfect
/// play is not known.
public final class RatedBoards {
  private static final List<GameId> ALL = find();

  private RatedBoards() {}

  private static List<GameId> find() {
    List<GameId> solved = SolvedBoard.all().stream().map(SolvedBoard::game).map(Game::id).toList();
    return Games.families().stream()
        .flatMap(
            family -> family.publishedVariants().stream().map(variant -> family.game(variant).id()))
        .filter(board -> !solved.contains(board))
        .toList();
  }

  /// Returns the boards, game by game.
  public static List<GameId> all() {
    return ALL;
  }

  /// Returns whether games on a board can be rated.
  public static boolean contains(GameId board) {
    return ALL.contains(board);
  }
}
