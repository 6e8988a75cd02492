package tabuleiro.lab.report;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import tabuleiro.lab.match.Entrant;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.Players;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.Stop;
import tabuleiro.play.players.Thought;
import tabuleiro.play.players.Turn;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.statistics.Elo;

/// A computer player in one game, and what it expects. Not safe for several threads.
final class Thinking implements AutoCloseable {
  private final Player player;
  private final Entrant entrant;
  private final RandomGenerator random;
  private int expectation;

  /// @param catalogue has the player
  /// @param random where its choices by chance come from
  Thinking(Players catalogue, String family, Entrant entrant, RandomGenerator random) {
    this.player = catalogue.player(family, entrant.player());
    this.entrant = entrant;
    this.random = random;
  }

  /// Returns the player's move.
  ///
  /// Precondition: the game goes on.
  int chooseMove(Position position, Stop stop) {
    expectation = GameLog.UNKNOWN;
    Consumer<Thought> listener = thought -> listen(thought, position.sideToMove());
    return player.chooseMove(new Turn(position, entrant.limits(), random, stop, listener));
  }

  private void listen(Thought thought, Side mover) {
    if (thought.rank() == 1) {
      double share = share(thought.score());
      double ofFirst = mover == Side.FIRST ? share : 1 - share;
      expectation = (int) Math.round(GameLog.WHOLE * ofFirst);
    }
  }

  /// Returns the expected score of the side to move: scores are on the scale of Elo.
  private static double share(Score score) {
    return switch (score.kind()) {
      case WIN -> 1;
      case DRAW -> Elo.score(0);
      case LOSS -> 0;
      case ESTIMATE -> Elo.score(score.value());
    };
  }

  /// Returns what the first side was expected to score before the last move that was chosen, from 0
  /// to [GameLog#WHOLE], or [GameLog#UNKNOWN].
  int expectation() {
    return expectation;
  }

  @Override
  public void close() {
    player.close();
  }
}
