package tabuleiro.lab.report;

import java.util.Optional;
import java.util.random.RandomGenerator;
import tabuleiro.play.players.Stop;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Seeds;
import tabuleiro.rules.Trail;

/// Random games: each move drawn uniformly over the legal moves.
///
/// @param seed of the sample
record RandomSample(Game game, int games, long seed) implements Sample {
  /// Games of a batch: some ten thousand moves. A guess.
  private static final int BATCH = 128;

  @Override
  public String name() {
    return "random";
  }

  @Override
  public int batch() {
    return BATCH;
  }

  @Override
  public Position start(int number) {
    return game.start(SampleSeeds.ofGame(seed, number));
  }

  @Override
  public Optional<SampledGame> play(int number, Stop stop) {
    if (stop.isRequested()) {
      return Optional.empty();
    }
    RandomGenerator random = Seeds.random(SampleSeeds.ofGame(seed, number));
    Position start = start(number);
    Trail trail = start.trail();
    GameLog log = new GameLog(start);
    for (int count = trail.countMoves(); count > 0; count = trail.countMoves()) {
      int move = trail.moveAt(Seeds.below(random, count));
      log.add(move, count);
      trail.play(move);
    }
    return Optional.of(log.game(number, trail.outcome()));
  }
}
