package tabuleiro.solver;

import java.util.List;
import tabuleiro.rules.Family;
import tabuleiro.rules.FamilyCheck;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;

/// Checks what the solvers find of a family from outside: its factory, and the views of its games.
public final class SolverCheck implements FamilyCheck {
  /// Returns a check; the service loader needs it.
  public SolverCheck() {}

  @Override
  public List<Message> problems(Family family) {
    for (String variant : family.featuredVariants()) {
      Game game = family.game(variant);
      SolverGames.threats(game);
      SolverGames.of(game).ifPresent(view -> view.trail(game.start(1)).key());
    }
    return SolverGames.problemsNear(family.getClass()).stream()
        .map(problem -> Message.of("family.failed", problem))
        .toList();
  }
}
