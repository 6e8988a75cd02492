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

/// Games in which the second side answers each of its opponent's moves with its mirror image as
/// long as that is legal, and then plays like its opponent.
///
/// @param game the game that is played
/// @param games the number of games
/// @param seed the seed of the sample
/// @param symmetry the symmetry of the mirror images
/// @param player the player of the first side, after a few random moves
/// @param catalogue provides the player
public record MirrorSample(
    Game game,
    int games,
    long seed,
    BoardSymmetry symmetry,
    MatchPlayer player,
    PlayerCatalogue catalogue)
    implements GameSample {
  /// The number of random moves of the first side at the start, so that the games differ. A guess.
  private static final int RANDOM_MOVES = 2;

  @Override
  public String name() {
    String opponent = player.name().equals(PlayerCatalogue.RANDOM) ? "random" : "games";
    return "mirror-" + symmetry + "-" + opponent;
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
    SampledGameBuilder builder = new SampledGameBuilder(position);
    try (EvaluatingPlayer first = new EvaluatingPlayer(catalogue, game, player, random);
        EvaluatingPlayer second = new EvaluatingPlayer(catalogue, game, player, random)) {
      MirrorStrategy mirror = new MirrorStrategy(symmetry);
      while (!position.outcome().isOver() && !stop.isRequested()) {
        int count = position.countMoves();
        Optional<Integer> image = mirror.move(position);
        int move;
        if (image.isPresent()) {
          move = image.get();
        } else if (builder.length() < 2 * RANDOM_MOVES) {
          move = position.moveAt(SeededRandom.nextBelow(random, count));
        } else {
          move = (position.sideToMove() == Side.FIRST ? first : second).chooseMove(position, stop);
        }
        builder.add(move, count);
        Position next = position.playUnchecked(move);
        mirror.update(position, move, next);
        position = next;
      }
    }
    return stop.isRequested()
        ? Optional.empty()
        : Optional.of(builder.build(number, position.outcome()));
  }
}
