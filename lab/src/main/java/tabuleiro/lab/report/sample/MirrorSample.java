package tabuleiro.lab.report.sample;

import java.util.Optional;
import java.util.random.RandomGenerator;
import tabuleiro.lab.match.MatchPlayer;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;

/// Games in which the second side plays the mirror image of each of its opponent's moves, as long
/// as that is legal, and then as the opponent plays.
///
/// @param game what is played
/// @param games how many
/// @param seed of the sample
/// @param symmetry that makes the mirror images
/// @param entrant who plays the first side, after a few random moves
/// @param catalogue has the player
public record MirrorSample(
    Game game,
    int games,
    long seed,
    BoardSymmetry symmetry,
    MatchPlayer entrant,
    PlayerCatalogue catalogue)
    implements GameSample {
  /// Random moves of the first side at the beginning, so that no two games need be alike. A guess.
  private static final int RANDOM_MOVES = 2;

  @Override
  public String name() {
    String whom = entrant.name().equals(PlayerCatalogue.RANDOM) ? "random" : "games";
    return "mirror-" + symmetry + "-" + whom;
  }

  @Override
  public int batchSize() {
    return 1;
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
    Position position = start(number);
    SampledGameBuilder log = new SampledGameBuilder(position);
    try (EvaluatingPlayer first =
            new EvaluatingPlayer(catalogue, game.id().game(), entrant, random);
        EvaluatingPlayer second =
            new EvaluatingPlayer(catalogue, game.id().game(), entrant, random)) {
      MirrorStrategy mirror = new MirrorStrategy(symmetry);
      while (!position.outcome().isOver() && !stop.isRequested()) {
        int count = position.countMoves();
        Optional<Integer> image = mirror.move(position);
        int move;
        if (image.isPresent()) {
          move = image.get();
        } else if (log.length() < 2 * RANDOM_MOVES) {
          move = position.moveAt(SeededRandom.nextBelow(random, count));
        } else {
          move = (position.sideToMove() == Side.FIRST ? first : second).chooseMove(position, stop);
        }
        log.add(move, count);
        Position next = position.playUnchecked(move);
        mirror.update(position, move, next);
        position = next;
      }
    }
    return stop.isRequested()
        ? Optional.empty()
        : Optional.of(log.build(number, position.outcome()));
  }
}
