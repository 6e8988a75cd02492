package tabuleiro.lab.report;

import java.util.Optional;
import java.util.random.RandomGenerator;
import tabuleiro.lab.match.Entrant;
import tabuleiro.play.players.Players;
import tabuleiro.play.players.Stop;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Seeds;
import tabuleiro.rules.Side;

/// Games in which the second side plays the mirror image of each of its opponent's moves, as long
/// as that is legal, and then as the opponent plays.
///
/// @param game what is played
/// @param games how many
/// @param seed of the sample
/// @param symmetry that makes the mirror images
/// @param entrant who plays the first side, after a few random moves
/// @param catalogue has the player
record MirrorSample(
    Game game, int games, long seed, Symmetry symmetry, Entrant entrant, Players catalogue)
    implements Sample {
  /// Random moves of the first side at the beginning, so that no two games need be alike. A guess.
  private static final int RANDOM_MOVES = 2;

  @Override
  public String name() {
    String whom = entrant.player().equals(Players.RANDOM) ? "random" : "games";
    return "mirror-" + symmetry + "-" + whom;
  }

  @Override
  public int batch() {
    return 1;
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
    Position position = start(number);
    GameLog log = new GameLog(position);
    try (Thinking first = new Thinking(catalogue, game.id().game(), entrant, random);
        Thinking second = new Thinking(catalogue, game.id().game(), entrant, random)) {
      MirrorPlay mirror = new MirrorPlay(symmetry);
      while (!position.outcome().isOver() && !stop.isRequested()) {
        int count = position.countMoves();
        Optional<Integer> image = mirror.move(position);
        int move;
        if (image.isPresent()) {
          move = image.get();
        } else if (log.length() < 2 * RANDOM_MOVES) {
          move = position.moveAt(Seeds.below(random, count));
        } else {
          move = (position.sideToMove() == Side.FIRST ? first : second).chooseMove(position, stop);
        }
        log.add(move, count);
        Position next = position.playUnchecked(move);
        mirror.see(position, move, next);
        position = next;
      }
    }
    return stop.isRequested()
        ? Optional.empty()
        : Optional.of(log.game(number, position.outcome()));
  }
}
