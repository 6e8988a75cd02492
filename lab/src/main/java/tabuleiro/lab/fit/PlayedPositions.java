package tabuleiro.lab.fit;

import java.util.EnumSet;
import java.util.Set;
import java.util.random.RandomGenerator;
import tabuleiro.engine.knowledge.Expert;
import tabuleiro.engine.knowledge.WeightedLine;
import tabuleiro.lab.match.Opening;
import tabuleiro.play.Ending;
import tabuleiro.play.GameRecord;
import tabuleiro.play.Replay;
import tabuleiro.play.Result;
import tabuleiro.rules.Seeds;
import tabuleiro.rules.Side;

/// The positions of played games, in two parts: those that the weights are fitted on, and those of
/// other games, held out, on which the fit is judged. Not safe for several threads.
public final class PlayedPositions {
  /// Values kept in each part: 160 MB.
  private static final int MOST_VALUES = 40_000_000;

  /// The endings that say something about the positions.
  private static final Set<Ending.Kind> TELLING =
      EnumSet.of(Ending.Kind.RULES, Ending.Kind.RESIGNATION, Ending.Kind.AGREEMENT);

  private final Expert expert;
  private final int heldOutPercent;
  private final RandomGenerator random;
  private final Samples fitted;
  private final Samples heldOut;
  private final int[] values;
  private int games;

  /// @param heldOutPercent how many of a hundred games are held out
  /// @param seed decides which games these are
  public PlayedPositions(Expert expert, int heldOutPercent, long seed) {
    this.expert = expert;
    this.heldOutPercent = heldOutPercent;
    this.random = Seeds.random(seed);
    int terms = expert.terms().size();
    values = new int[terms];
    int most = MOST_VALUES / Math.max(1, terms);
    fitted = new Samples(terms, most, Seeds.random(seed));
    heldOut = new Samples(terms, most, Seeds.random(seed));
  }

  /// Adds the positions of a game in which the game went on, but for those before the last move of
  /// a random opening. A game that was not decided on the board adds nothing.
  ///
  /// @param replay no move of it replayed yet
  /// @throws tabuleiro.play.ReplayException when the record does not keep to the rules; then some
  ///   of its positions may have been added
  public void add(Replay replay) {
    GameRecord record = replay.record();
    String termination = record.tag("Termination").orElse(Ending.Kind.RULES.key());
    boolean tells = Ending.Kind.of(termination).filter(TELLING::contains).isPresent();
    if (!tells || record.result() == Result.NONE) {
      return;
    }
    games++;
    Samples part = random.nextInt(100) < heldOutPercent ? heldOut : fitted;
    int opening = Opening.plies(record);
    WeightedLine line = expert.line(replay.start(), expert.weights());
    while (replay.hasNext()) {
      if (replay.ply() >= opening) {
        add(part, line, record.result());
      }
      line.play(replay.next());
    }
    replay.finish();
    add(part, line, record.result());
  }

  private void add(Samples part, WeightedLine line, Result result) {
    if (!line.trail().outcome().isOver()) {
      line.terms(values);
      part.add(values, target(result, line.trail().sideToMove()));
    }
  }

  private static double target(Result result, Side side) {
    return result.winner().map(winner -> winner == side ? 1.0 : 0.0).orElse(0.5);
  }

  /// Returns how many games said something.
  public int games() {
    return games;
  }

  /// Returns the positions that the weights are fitted on.
  public Samples fitted() {
    return fitted;
  }

  /// Returns the positions of the games that were held out.
  public Samples heldOut() {
    return heldOut;
  }
}
