package tabuleiro.lab.train;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.random.RandomGenerator;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.evaluation.NetworkFeatures;
import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.lab.selfplay.ScoreCode;
import tabuleiro.lab.selfplay.TrainingDataFile;
import tabuleiro.lab.selfplay.TrainingGame;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.statistics.Elo;

/// Reads training games into two sets of positions: one to train on, and one of other games to
/// validate with. Left out are positions that have been read before, and those in which the search
/// chose a noisy move: there the static evaluation is not asked. Not safe for several threads.
final class SampleReader {
  private final Evaluator base;
  private final NetworkInputs inputs;
  private final RandomGenerator random;
  private final int validationPercent;
  private final NetworkSamples training = new NetworkSamples();
  private final NetworkSamples validation = new NetworkSamples();
  private final Set<Long> known = new HashSet<>();
  private final NetworkFeatures features;
  private final int[] own;
  private final int[] other;
  private int[] noisyMoves = new int[0];
  private int[] priorities = new int[0];
  private int games;

  /// @param base the evaluator that the network corrects
  /// @param validationPercent the percentage of games to validate with
  /// @param seed chooses these games
  SampleReader(Evaluator base, NetworkInputs inputs, int validationPercent, long seed) {
    this.base = base;
    this.inputs = inputs;
    this.validationPercent = validationPercent;
    this.random = SeededRandom.of(seed);
    features = new NetworkFeatures(inputs);
    own = features.newList();
    other = features.newList();
  }

  /// Reads a file.
  ///
  /// @throws TrainingDataException if it is no such file, or has games of other rules
  void read(Path file, Game game) throws IOException {
    noisyMoves = new int[game.maxMoves()];
    priorities = new int[game.maxMoves()];
    TrainingDataFile.read(file, game, this::add);
  }

  private void add(TrainingGame game) {
    games++;
    NetworkSamples set = random.nextInt(100) < validationPercent ? validation : training;
    EvaluatedTrail trail = base.trail(game.start(), 0);
    int[] moves = game.moves();
    for (int ply = 0; ply < game.openingPlies(); ply++) {
      trail.play(moves[ply]);
    }
    for (int i = 0; i < game.scores().length; i++) {
      int ply = game.openingPlies() + i;
      boolean isLast = ply == moves.length;
      if ((isLast || isQuiet(trail, moves[ply])) && known.add(trail.hash())) {
        add(set, trail, game.scores()[i], game.points());
      }
      if (!isLast) {
        trail.play(moves[ply]);
      }
    }
  }

  private boolean isQuiet(EvaluatedTrail trail, int move) {
    int end = trail.generateNoisyMoves(noisyMoves, 0, priorities);
    for (int i = 0; i < end; i++) {
      if (noisyMoves[i] == move) {
        return false;
      }
    }
    return true;
  }

  private void add(NetworkSamples set, EvaluatedTrail trail, int score, double pointsOfFirst) {
    Position position = trail.position();
    Side side = position.sideToMove();
    int count = features.write(position, side, own);
    features.write(position, side.other(), other);
    set.add(
        own,
        other,
        count,
        inputs.bucket(position),
        Elo.LOG_ODDS_PER_POINT * trail.evaluate(),
        ScoreCode.expectedPoints(score),
        side == Side.FIRST ? pointsOfFirst : 1 - pointsOfFirst);
  }

  int games() {
    return games;
  }

  NetworkSamples training() {
    return training;
  }

  NetworkSamples validation() {
    return validation;
  }
}
