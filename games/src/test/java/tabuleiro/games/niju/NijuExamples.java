package tabuleiro.games.niju;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;

/// What the examples of several tests share.
final class NijuExamples {
  static final Outcome WHITE_WINS = Outcome.win(Side.FIRST, NijuPosition.PATTERNS);
  static final Outcome BLACK_WINS = Outcome.win(Side.SECOND, NijuPosition.PATTERNS);
  static final Outcome DRAW = Outcome.draw(NijuPosition.PATTERNS);

  /// The scoring example of the rules page: White's tile 1 on 0,0 is complete.
  static final String SCORED =
      "b2r0@-1,1;b3r0@0,1;w3r0@1,1;b4r0@-2,0;b1r0@-1,0;w1r1@0,0;w2r0@1,0;w5r0@0,-1;w4r0@1,-1 b";

  /// The same with the colours exchanged, and a tile of White at the left end.
  static final String SCORED_FOR_BLACK =
      "w2r0@-1,1;w3r0@0,1;b3r0@1,1;w5r0@-3,0;w4r0@-2,0;w1r0@-1,0;b1r1@0,0;b2r0@1,0;b5r0@0,-1;"
          + "b4r0@1,-1 w";

  private NijuExamples() {}

  static NijuPosition position(String variant, String text) {
    return new NijuFamily().game(variant).parse(text);
  }

  static NijuPosition after(NijuPosition position, String... moves) {
    NijuPosition end = position;
    for (String move : moves) {
      end = end.play(end.parseMove(move));
    }
    return end;
  }

  static Set<String> moves(NijuPosition position) {
    Set<String> texts = new TreeSet<>();
    for (int move : position.legalMoves()) {
      texts.add(position.formatMove(move));
    }
    return texts;
  }

  static List<String> playable(NijuPosition position) {
    return IntStream.of(position.playableCells()).mapToObj(position.game().board()::name).toList();
  }

  static LaidTile tileAt(NijuPosition position, int x, int y) {
    return position.tileAt(position.game().board().cellAt(x, y)).orElseThrow();
  }
}
