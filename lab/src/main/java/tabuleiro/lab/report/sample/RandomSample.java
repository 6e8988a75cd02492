package tabuleiro.lab.report.sample;

import java.util.Optional;
import java.util.random.RandomGenerator;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Trail;
import tabuleiro.rules.support.SeededRandom;

/// Random games: every legal move is equally likely.
///
/// @param seed the seed of the sample
public record RandomSample(Game game, int games, long seed) implements GameSample {
  /// The number of games of a batch: some ten thousand moves. A guess.
  private static final int BATCH = 128;

  @Override
  public String name() {
    return "random";
  }

  @Override
  public int batchSize() {
    return BATCH;
  }

  @Override
  public Position start(int number) {
    return game.start(SampleSeeds.ofGame(seed, number));
  }

  @Override
  public Optional<SampledGame> play(int number, StopSignal stop) {
    if (stop.isRequested()) {
      return Optional.empty();
    }
    RandomGenerator random = SeededRandom.of(SampleSeeds.ofGame(seed, number));
    Position start = start(number);
    Trail trail = start.trail();
    SampledGameBuilder builder = new SampledGameBuilder(start);
    for (int count = trail.countMoves(); count > 0; count = trail.countMoves()) {
      int move = trail.moveAt(SeededRandom.nextBelow(random, count));
      builder.add(move, count);
      trail.play(move);
    }
    return Optional.of(builder.build(number, trail.outcome()));
  }
}
