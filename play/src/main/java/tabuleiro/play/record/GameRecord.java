package tabuleiro.play.record;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tabuleiro.play.Result;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;

/// A played game as text, in the shape of PGN. It knows no rules: [Replay] checks its moves.
/// Immutable; whatever [#format()] writes reads back equal.
///
/// @param tags in order, no name twice; `Result`, where it stands, agrees with `result`
/// @param firstToMove who makes the first move; the first side when there is no move
/// @param mainLine the moves
/// @param result what stands at the end
public record GameRecord(
    List<RecordTag> tags, Side firstToMove, MoveSequence mainLine, Result result) {
  /// Checks and copies.
  ///
  /// @throws IllegalArgumentException when the reader would refuse the record
  public GameRecord {
    tags = List.copyOf(tags);
    Set<String> names = new HashSet<>();
    for (RecordTag tag : tags) {
      RecordSyntax.require(names.add(tag.name()), "tag " + tag.name() + " twice");
      RecordSyntax.require(
          !tag.name().equals("Result") || tag.value().equals(result.format()), "two results");
    }
    RecordSyntax.require(tags.size() <= RecordSyntax.MAX_TAGS, "too many tags");
    RecordSyntax.require(
        firstToMove == Side.FIRST || !mainLine.moves().isEmpty(), "a starter without a move");
    RecordSyntax.require(countMoves(mainLine, 0) <= RecordSyntax.MAX_MOVES, "too many moves");
  }

  private static int countMoves(MoveSequence line, int depth) {
    RecordSyntax.require(depth <= RecordSyntax.MAX_VARIATION_DEPTH, "variations too deep");
    int count = line.moves().size();
    for (RecordedMove move : line.moves()) {
      for (MoveAnnotation remark : move.annotations()) {
        if (remark instanceof MoveAnnotation.Variation variation) {
          count += countMoves(variation.moves(), depth + 1);
        }
      }
    }
    return count;
  }

  /// Returns the value of a tag, or empty when the record has none of that name.
  public Optional<String> tag(String name) {
    return tags.stream().filter(tag -> tag.name().equals(name)).map(RecordTag::value).findFirst();
  }

  /// Reads the records of a file.
  ///
  /// @throws RecordFormatException when the text is not a row of records; it holds those before
  public static List<ParsedRecord> parse(String text) {
    return new RecordParser(text).parseFile();
  }

  /// Reads the records of a file in UTF-8, with or without a byte order mark.
  ///
  /// @throws RecordFormatException when the bytes are no UTF-8 (then it holds no record), or not a
  ///   row of records (then it holds those before)
  public static List<ParsedRecord> parse(byte[] file) {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(file)).toString();
      return parse(text.startsWith("\uFEFF") ? text.substring(1) : text);
    } catch (CharacterCodingException e) {
      RecordFormatException problem =
          new RecordFormatException(badPlace(file), List.of(), Message.of("record.encoding"));
      problem.initCause(e);
      throw problem;
    }
  }

  /// Returns the first place where bytes are no UTF-8: there the decoder puts U+FFFD.
  private static TextLocation badPlace(byte[] file) {
    TextLocation place = TextLocation.START;
    String text = new String(file, StandardCharsets.UTF_8);
    for (int c : text.codePoints().takeWhile(c -> c != 0xFFFD).toArray()) {
      place = place.after(c);
    }
    return place;
  }

  /// Returns the text of this record: tags, an empty line, moves in lines of 80 characters where
  /// comments allow it, and a line end.
  public String format() {
    return RecordWriter.format(this);
  }

  /// Returns the text of a file of records, with an empty line between them.
  public static String format(List<GameRecord> records) {
    return records.stream().map(GameRecord::format).collect(Collectors.joining("\n"));
  }
}
