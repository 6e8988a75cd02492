package tabuleiro.lab.report.sample;

import java.util.Optional;
import java.util.random.RandomGenerator;
import tabuleiro.lab.match.MatchPlan;
import tabuleiro.lab.match.Opening;
import tabuleiro.lab.match.ScheduledGame;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// Games between two computer players, who exchange sides: in pairs from one random opening, or
/// each game from an opening of its own. Where both are the same player, the two games of a pair
/// would be one game twice.
///
/// @param isPaired whether the games come in pairs
/// @param catalogue has the players
public record MatchSample(String name, MatchPlan plan, boolean isPaired, PlayerCatalogue catalogue)
    implements GameSample {
  @Override
  public int games() {
    return plan.games();
  }

  @Override
  public int batchSize() {
    return 1;
  }

  /// Returns who meets whom in a game, from which opening.
  public ScheduledGame fixture(int number) {
    int first = number % 2;
    return isPaired
        ? plan.scheduledGame(number)
        : new ScheduledGame(number, first, 1 - first, number, false);
  }

  @Override
  public Position start(int number) {
    return plan.openings().opening(fixture(number).opening()).start();
  }

  @Override
  public Optional<SampledGame> play(int number, StopSignal stop) {
    if (stop.isRequested()) {
      return Optional.empty();
    }
    ScheduledGame fixture = fixture(number);
    Opening opening = plan.openings().opening(fixture.opening());
    SampledGameBuilder log = new SampledGameBuilder(opening.start());
    Position position = opening.start();
    for (int move : opening.moves()) {
      log.add(move, position.countMoves());
      position = position.playUnchecked(move);
    }
    RandomGenerator random = plan.random(fixture);
    try (EvaluatingPlayer first = thinking(fixture.first(), random);
        EvaluatingPlayer second = thinking(fixture.second(), random)) {
      while (!position.outcome().isOver() && !stop.isRequested()) {
        EvaluatingPlayer mover = position.sideToMove() == Side.FIRST ? first : second;
        int move = mover.chooseMove(position, stop);
        log.add(move, position.countMoves(), mover.expectation());
        position = position.playUnchecked(move);
      }
    }
    // The last move may have been chosen in haste, so the game does not count.
    return stop.isRequested()
        ? Optional.empty()
        : Optional.of(log.build(number, position.outcome()));
  }

  private EvaluatingPlayer thinking(int entrant, RandomGenerator random) {
    return new EvaluatingPlayer(
        catalogue, plan.game().id().game(), plan.players().get(entrant), random);
  }
}
