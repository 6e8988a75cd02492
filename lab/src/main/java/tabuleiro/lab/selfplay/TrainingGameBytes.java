package tabuleiro.lab.selfplay;

import java.io.ByteArrayOutputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// The bytes of a training game. A number is written in groups of seven bits, the lowest first,
/// with the highest bit set in all but the last; a number with a sign is doubled, and complemented
/// if it is negative. In order: the length of the start's text and its UTF-8 bytes, 0 for the
/// game's own start; the opening plies; the number of moves, and the index of each among the legal
/// moves; the number of scores, and each with its sign; twice the points of the first side. Where
/// the visits of moves are kept, those of all legal moves follow for each score.
final class TrainingGameBytes {
  private TrainingGameBytes() {}

  /// Appends a game.
  static void write(TrainingGame game, ByteArrayOutputStream out) {
    Game rules = game.start().game();
    boolean isOwnStart = !rules.hasRandomStart() && game.start().equals(rules.start(0));
    byte[] start =
        isOwnStart ? new byte[0] : game.start().format().getBytes(StandardCharsets.UTF_8);
    writeNumber(start.length, out);
    out.writeBytes(start);
    writeNumber(game.openingPlies(), out);
    writeNumber(game.moves().length, out);
    Position position = game.start();
    for (int move : game.moves()) {
      writeNumber(index(position, move), out);
      position = position.playUnchecked(move);
    }
    writeNumber(game.scores().length, out);
    for (int score : game.scores()) {
      writeNumber((score << 1) ^ (score >> 31), out);
    }
    writeNumber((int) (2 * game.points()), out);
    for (int[] visits : game.visits()) {
      for (int visit : visits) {
        writeNumber(visit, out);
      }
    }
  }

  private static int index(Position position, int move) {
    int[] moves = position.legalMoves();
    for (int i = 0; i < moves.length; i++) {
      if (moves[i] == move) {
        return i;
      }
    }
    throw new IllegalArgumentException("not a legal move of " + position + ": " + move);
  }

  private static void writeNumber(int number, ByteArrayOutputStream out) {
    int rest = number;
    while (rest >>> 7 != 0) {
      out.write((rest & 127) | 128);
      rest >>>= 7;
    }
    out.write(rest);
  }

  /// Reads the next game.
  ///
  /// @param hasVisits whether the visits of moves are kept
  /// @throws BufferUnderflowException if the bytes end too soon
  /// @throws RuntimeException if they are no game
  static TrainingGame read(Game game, boolean hasVisits, ByteBuffer in) {
    byte[] text = new byte[readNumber(in)];
    in.get(text);
    Position start =
        text.length == 0 ? game.start(0) : game.parse(new String(text, StandardCharsets.UTF_8));
    int openingPlies = readNumber(in);
    int[] moves = new int[readNumber(in)];
    Position position = start;
    for (int i = 0; i < moves.length; i++) {
      moves[i] = position.moveAt(readNumber(in));
      position = position.playUnchecked(moves[i]);
    }
    int[] scores = new int[readNumber(in)];
    for (int i = 0; i < scores.length; i++) {
      int number = readNumber(in);
      scores[i] = (number >>> 1) ^ -(number & 1);
    }
    double points = readNumber(in) / 2.0;
    int[][] visits = new int[scores.length][0];
    if (hasVisits) {
      readVisits(start, moves, openingPlies, visits, in);
    }
    return new TrainingGame(start, openingPlies, moves, scores, points, visits);
  }

  private static void readVisits(
      Position start, int[] moves, int openingPlies, int[][] visits, ByteBuffer in) {
    Position position = start;
    for (int ply = 0; ply < openingPlies + visits.length; ply++) {
      if (ply >= openingPlies) {
        int[] ofMoves = new int[position.countMoves()];
        Arrays.setAll(ofMoves, _ -> readNumber(in));
        visits[ply - openingPlies] = ofMoves;
      }
      if (ply < moves.length) {
        position = position.playUnchecked(moves[ply]);
      }
    }
  }

  private static int readNumber(ByteBuffer in) {
    int number = 0;
    for (int shift = 0; shift < Integer.SIZE; shift += 7) {
      byte group = in.get();
      number |= (group & 127) << shift;
      if (group >= 0) {
        break;
      }
    }
    return number;
  }
}
