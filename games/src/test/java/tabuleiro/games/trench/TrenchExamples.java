package tabuleiro.games.trench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Set;
import java.util.TreeSet;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Message;
import tabuleiro.rules.RulesException;

/// Positions for examples, from pieces written like `Cd5 se5`: upper case for Black.
final class TrenchExamples {
  private TrenchExamples() {}

  /// Returns a position with Black to move, nothing played and nothing captured.
  static TrenchPosition black(String pieces) {
    return of("classic", pieces, "b 0-0 0 0");
  }

  /// Returns a position with White to move, nothing played and nothing captured.
  static TrenchPosition white(String pieces) {
    return of("classic", pieces, "w 0-0 0 0");
  }

  /// @param rest the position text after the rows
  static TrenchPosition of(String variant, String pieces, String rest) {
    StringBuilder rows = new StringBuilder();
    for (char row = '8'; row >= '1'; row--) {
      int empty = 0;
      for (char column = 'a'; column <= 'h'; column++) {
        char piece = piece(pieces, "" + column + row);
        if (piece == '.') {
          empty++;
        } else {
          rows.append(empty == 0 ? "" : String.valueOf(empty)).append(piece);
          empty = 0;
        }
      }
      rows.append(empty == 0 ? "" : String.valueOf(empty)).append(row > '1' ? "/" : "");
    }
    return new TrenchFamily().game(variant).parse(rows + " " + rest);
  }

  private static char piece(String pieces, String square) {
    for (String piece : pieces.split(" ", -1)) {
      if (piece.endsWith(square)) {
        return piece.charAt(0);
      }
    }
    return '.';
  }

  /// Returns the targets of the piece of a square, in alphabetical order with blanks between.
  static String targets(TrenchPosition position, String from) {
    Set<String> targets = new TreeSet<>();
    for (int move : position.legalMoves()) {
      String text = position.formatMove(move);
      if (text.startsWith(from)) {
        targets.add(text.substring(2));
      }
    }
    return String.join(" ", targets);
  }

  /// Returns the squares on which a legal move captures, in the order of the way.
  static String captures(TrenchPosition position, String move) {
    StringBuilder squares = new StringBuilder();
    for (Effect effect : position.decode(position.parseMove(move)).effects()) {
      if (effect instanceof Effect.Removed(int cell, var ignored)) {
        squares.append(squares.isEmpty() ? "" : " ").append(TrenchGame.BOARD.name(cell));
      }
    }
    return squares.toString();
  }

  /// Returns the position after moves with blanks between.
  static TrenchPosition play(TrenchPosition position, String moves) {
    TrenchPosition after = position;
    for (String move : moves.split(" ", -1)) {
      after = after.playUnchecked(after.parseMove(move));
    }
    return after;
  }

  /// Returns the violation as `rule key arguments`; the rule is `-` where there is none.
  static String refusalOf(Class<? extends RulesException> type, Runnable action) {
    RulesException exception = catchThrowableOfType(type, action::run);
    assertThat(exception).as("refused by %s", type.getSimpleName()).isNotNull();
    String rule = exception.violation().rule();
    Message message = exception.violation().message();
    return (rule.isEmpty() ? "-" : rule) + " " + message.key() + " " + message.arguments();
  }
}
