package tabuleiro.lab.report.sample;

import java.util.List;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;

/// A game as a line of a report's file: the sample, the number of the game in it, and the moves,
/// each with the expected score before it where that is known: `games 12 d3d4 e5d5:5120`.
///
/// @param sample the name of the sample
/// @param number the number of the game, counted from 0
/// @param moves the moves
public record SampledGameText(String sample, int number, List<String> moves) {
  private static final char EXPECTATION_SEPARATOR = ':';

  /// Returns the line of a game, without a line end.
  public static String format(String sample, SampledGame game) {
    String moves = String.join(" ", game.textsWithExpectations());
    return sample + " " + game.number() + " " + moves;
  }

  /// Parses a line.
  ///
  /// @throws ReportFileException when the line does not have this form
  public static SampledGameText parse(String line) {
    List<String> parts = List.of(line.split(" ", -1));
    if (parts.size() < 3 || !parts.get(1).matches("[0-9]{1,9}")) {
      throw new ReportFileException(Message.of("report-file.no-game"));
    }
    int number = Integer.parseInt(parts.get(1));
    return new SampledGameText(parts.getFirst(), number, parts.subList(2, parts.size()));
  }

  /// Returns the game, with every move checked.
  ///
  /// @param start the position in which the game starts
  /// @throws ReportFileException when a move is illegal, or the game is not over
  public SampledGame replay(Position start) {
    SampledGameBuilder builder = new SampledGameBuilder(start);
    Position position = start;
    for (String entry : moves) {
      int colon = entry.indexOf(EXPECTATION_SEPARATOR);
      String text = colon < 0 ? entry : entry.substring(0, colon);
      int expectation =
          colon < 0 ? SampledGameBuilder.UNKNOWN : expectation(entry.substring(colon + 1));
      int move = move(position, text);
      builder.add(move, position.countMoves(), expectation);
      position = position.playUnchecked(move);
    }
    if (!position.outcome().isOver()) {
      throw new ReportFileException(Message.of("report-file.not-over"));
    }
    return builder.build(number, position.outcome());
  }

  private static int move(Position position, String text) {
    try {
      return position.parseMove(text);
    } catch (RulesException e) {
      ReportFileException problem =
          new ReportFileException(Message.of("replay.move", text, e.violation().message()));
      problem.initCause(e);
      throw problem;
    }
  }

  private static int expectation(String text) {
    if (!text.matches("[0-9]{1,5}")
        || Integer.parseInt(text) > SampledGameBuilder.EXPECTATION_SCALE) {
      throw new ReportFileException(Message.of("report-file.no-game"));
    }
    return Integer.parseInt(text);
  }
}
