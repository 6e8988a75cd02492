package tabuleiro.reference;

import java.util.List;
import java.util.Set;

/// Trench: `b` is Black, the first player, whose pieces are upper-case letters; `w` is White, whose
/// pieces are lower-case letters. This class has the counters, the end of a game and the text;
/// [ReferenceTrenchBoard] has the moves of the pieces.
record ReferenceTrench(
    String variant,
    ReferenceTrenchBoard board,
    char toMove,
    int blackPoints,
    int whitePoints,
    int plies,
    int pliesWithoutCapture)
    implements ReferencePosition {
  /// Rules 2 and 3.
  private static final String START = "4tckg/4stck/4sstc/4ssst/TSSS4/CTSS4/KCTS4/GKCT4 b 0-0 0 0";

  private static final Set<String> VARIANTS =
      Set.of("classic", "long", "points25", "to40", "annihilation");

  static ReferenceGame game(String variant) {
    ReferenceText.require(VARIANTS.contains(variant), "unknown variant of trench: " + variant);
    return new Variant(variant);
  }

  private record Variant(String name) implements ReferenceGame {
    @Override
    public ReferencePosition start() {
      return parse(START);
    }

    /// The counters are accepted as written. A board without pieces is refused, because the rules
    /// do not define its winner.
    @Override
    public ReferencePosition parse(String text) {
      String[] fields = ReferenceText.fields(text, 5);
      String[] points = fields[2].split("-", -1);
      ReferenceText.require(
          points.length == 2, "the points are two numbers with - between: " + fields[2]);
      ReferenceTrenchBoard board = ReferenceTrenchBoard.parse(fields[0]);
      ReferenceText.require(board.has('b') || board.has('w'), "no piece of either side: " + text);
      return new ReferenceTrench(
          name,
          board,
          ReferenceText.side(fields[1], "bw"),
          ReferenceText.number(points[0]),
          ReferenceText.number(points[1]),
          ReferenceText.number(fields[3]),
          ReferenceText.number(fields[4]));
    }
  }

  @Override
  public boolean isFirstToMove() {
    return toMove == 'b';
  }

  @Override
  public List<String> moves() {
    return outcome().equals("*") ? board.moves(toMove) : List.of();
  }

  /// Rule 3, and the counters of "End of a game".
  @Override
  public ReferencePosition play(String move) {
    ReferenceText.requireLegal(moves(), move);
    ReferenceTrenchBoard after = board.after(move);
    int captured = board.points() - after.points();
    return new ReferenceTrench(
        variant,
        after,
        toMove == 'b' ? 'w' : 'b',
        blackPoints + (toMove == 'b' ? captured : 0),
        whitePoints + (toMove == 'w' ? captured : 0),
        plies + 1,
        captured == 0 ? pliesWithoutCapture + 1 : 0);
  }

  /// "End of a game": the first of wipe-out, no move, points, counters decides.
  @Override
  public String outcome() {
    if (!board.has('w')) {
      return "1-0 wipe-out";
    }
    if (!board.has('b')) {
      return "0-1 wipe-out";
    }
    if (board.moves(toMove).isEmpty()) {
      return toMove == 'b' ? "0-1 no-moves" : "1-0 no-moves";
    }
    int most = Math.max(blackPoints, whitePoints);
    return switch (variant) {
      case "classic" -> plies >= 50 ? morePoints("plies") : quietEnd(25);
      case "points25" -> most >= 50 && toMove == 'b' ? morePoints("points") : quietEnd(50);
      case "to40" -> most >= 40 ? morePoints("points") : quietEnd(50);
      case "annihilation" -> pliesWithoutCapture >= 50 ? "1/2-1/2 no-capture" : "*";
      default -> quietEnd(50);
    };
  }

  /// Ends the game after `limit` consecutive plies without a capture.
  private String quietEnd(int limit) {
    return pliesWithoutCapture >= limit ? morePoints("no-capture") : "*";
  }

  /// The side with more points wins; equal points are a draw.
  private String morePoints(String reason) {
    if (blackPoints == whitePoints) {
      return "1/2-1/2 " + reason;
    }
    return (blackPoints > whitePoints ? "1-0 " : "0-1 ") + reason;
  }

  @Override
  public String format() {
    String points = blackPoints + "-" + whitePoints;
    String counters = plies + " " + pliesWithoutCapture;
    return board.format() + " " + toMove + " " + points + " " + counters;
  }
}
