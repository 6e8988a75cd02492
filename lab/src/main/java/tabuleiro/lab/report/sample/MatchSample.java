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
/// from a separate opening for every game. The latter is for equal players, for which the two games
/// of a pair would be identical.
///
/// @param isPaired whether the games come in pairs
/// @param catalogue provides the players
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
  public ScheduledGame scheduledGame(int number) {
    int first = number % 2;
    return isPaired
        ? plan.scheduledGame(number)
        : new ScheduledGame(number, first, 1 - first, number, false);
  }

  @Override
  public Position start(int number) {
    return plan.openings().opening(scheduledGame(number).opening()).start();
  }

  @Override
  public Optional<SampledGame> play(int number, StopSignal stop) {
    if (stop.isRequested()) {
      return Optional.empty();
    }
    ScheduledGame scheduled = scheduledGame(number);
    Opening opening = plan.openings().opening(scheduled.opening());
    SampledGameBuilder builder = new SampledGameBuilder(opening.start());
    Position position = opening.start();
    for (int move : opening.moves()) {
      builder.add(move, position.countMoves());
      position = position.playUnchecked(move);
    }
    RandomGenerator random = plan.random(scheduled);
    try (EvaluatingPlayer first = player(scheduled.first(), random);
        EvaluatingPlayer second = player(scheduled.second(), random)) {
      while (!position.outcome().isOver() && !stop.isRequested()) {
        EvaluatingPlayer mover = position.sideToMove() == Side.FIRST ? first : second;
        int move = mover.chooseMove(position, stop);
        builder.add(move, position.countMoves(), mover.expectation());
        position = position.playUnchecked(move);
      }
    }
    // The stop may have cut the last search short, so the game does not count.
    return stop.isRequested()
        ? Optional.empty()
        : Optional.of(builder.build(number, position.outcome()));
  }

  private EvaluatingPlayer player(int index, RandomGenerator random) {
    return new EvaluatingPlayer(catalogue, plan.game(), plan.players().get(index), random);
  }
}
