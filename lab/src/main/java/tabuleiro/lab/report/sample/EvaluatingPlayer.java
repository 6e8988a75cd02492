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
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.statistics.Elo;

/// A computer player in one game, and its expected result. Not safe for several threads.
public final class EvaluatingPlayer implements AutoCloseable {
  private final Player player;
  private final MatchPlayer settings;
  private final RandomGenerator random;
  private int expectation;

  /// @param catalogue provides the player
  /// @param random the source of its random choices
  public EvaluatingPlayer(
      PlayerCatalogue catalogue, Game game, MatchPlayer settings, RandomGenerator random) {
    this.player = catalogue.createPlayer(game, settings.name());
    this.settings = settings;
    this.random = random;
  }

  /// Returns the player's move.
  ///
  /// Precondition: the game is not over.
  public int chooseMove(Position position, StopSignal stop) {
    expectation = SampledGameBuilder.UNKNOWN;
    Consumer<SearchInfo> listener = info -> receive(info, position.sideToMove());
    return player.chooseMove(new MoveRequest(position, settings.limits(), random, stop, listener));
  }

  private void receive(SearchInfo info, Side mover) {
    if (info.rank() == 1) {
      double ofMover = expectedScore(info.score());
      double ofFirst = mover == Side.FIRST ? ofMover : 1 - ofMover;
      expectation = (int) Math.round(SampledGameBuilder.EXPECTATION_SCALE * ofFirst);
    }
  }

  /// Returns the expected score of the side to move, from its score in Elo points.
  private static double expectedScore(Score score) {
    return switch (score.kind()) {
      case WIN -> 1;
      case DRAW -> Elo.expectedScore(0);
      case LOSS -> 0;
      case ESTIMATE -> Elo.expectedScore(score.value());
    };
  }

  /// Returns the result that the first side was expected to score before the last move, from 0 to
  /// [SampledGameBuilder#EXPECTATION_SCALE], or [SampledGameBuilder#UNKNOWN].
  public int expectation() {
    return expectation;
  }

  @Override
  public void close() {
    player.close();
  }
}
