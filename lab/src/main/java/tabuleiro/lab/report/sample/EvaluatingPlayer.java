package tabuleiro.lab.report.sample;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import tabuleiro.lab.match.MatchPlayer;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.statistics.Elo;

/// A computer player in one game, and what it expects. Not safe for several threads.
public final class EvaluatingPlayer implements AutoCloseable {
  private final Player player;
  private final MatchPlayer entrant;
  private final RandomGenerator random;
  private int expectation;

  /// @param catalogue has the player
  /// @param random where its choices by chance come from
  public EvaluatingPlayer(
      PlayerCatalogue catalogue, String family, MatchPlayer entrant, RandomGenerator random) {
    this.player = catalogue.createPlayer(family, entrant.name());
    this.entrant = entrant;
    this.random = random;
  }

  /// Returns the player's move.
  ///
  /// Precondition: the game goes on.
  public int chooseMove(Position position, StopSignal stop) {
    expectation = SampledGameBuilder.UNKNOWN;
    Consumer<SearchInfo> listener = thought -> listen(thought, position.sideToMove());
    return player.chooseMove(new MoveRequest(position, entrant.limits(), random, stop, listener));
  }

  private void listen(SearchInfo thought, Side mover) {
    if (thought.rank() == 1) {
      double share = share(thought.score());
      double ofFirst = mover == Side.FIRST ? share : 1 - share;
      expectation = (int) Math.round(SampledGameBuilder.EXPECTATION_SCALE * ofFirst);
    }
  }

  /// Returns the expected score of the side to move: scores are on the scale of Elo.
  private static double share(Score score) {
    return switch (score.kind()) {
      case WIN -> 1;
      case DRAW -> Elo.expectedScore(0);
      case LOSS -> 0;
      case ESTIMATE -> Elo.expectedScore(score.value());
    };
  }

  /// Returns what the first side was expected to score before the last move that was chosen, from 0
  /// to [SampledGameBuilder#EXPECTATION_SCALE], or [SampledGameBuilder#UNKNOWN].
  public int expectation() {
    return expectation;
  }

  @Override
  public void close() {
    player.close();
  }
}
