package tabuleiro.play.record;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tabuleiro.play.Result;
import tabuleiro.rules.Side;

/// A game record in the style of PGN. The record does not know the rules; [Replay] validates its
/// moves. Immutable. Parsing the text of [#format()] gives an equal record.
///
/// @param tags the tags in order, with distinct names; the tag `Result`, if present, agrees with
///   `result`
/// @param firstToMove the side that makes the first move; the first side when there is no move
/// @param mainLine the moves
/// @param result the result at the end of the move text
public record GameRecord(
    List<RecordTag> tags, Side firstToMove, MoveSequence mainLine, Result result) {
  /// Checks the record and copies the tags.
  ///
  /// @throws IllegalArgumentException when the parser would refuse the record
  public GameRecord {
    tags = List.copyOf(tags);
    Set<String> names = new HashSet<>();
    for (RecordTag tag : tags) {
      RecordSyntax.require(names.add(tag.name()), "tag " + tag.name() + " twice");
      RecordSyntax.require(
          !tag.name().equals("Result") || tag.value().equals(result.format()),
          "the tag Result differs from the result");
    }
    RecordSyntax.require(tags.size() <= RecordSyntax.MAX_TAGS, "too many tags");
    RecordSyntax.require(
        firstToMove == Side.FIRST || !mainLine.moves().isEmpty(),
        "a record without moves must start with the first side");
    RecordSyntax.require(countMoves(mainLine, 0) <= RecordSyntax.MAX_MOVES, "too many moves");
  }

  private static int countMoves(MoveSequence sequence, int depth) {
    RecordSyntax.require(depth <= RecordSyntax.MAX_VARIATION_DEPTH, "variations too deep");
    int count = sequence.moves().size();
    for (RecordedMove move : sequence.moves()) {
      for (MoveAnnotation annotation : move.annotations()) {
        if (annotation instanceof MoveAnnotation.Variation variation) {
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

  /// Parses the text of a file of records.
  ///
  /// @throws RecordFormatException when the text is malformed; the exception has the records before
  ///   the error
  public static List<ParsedRecord> parse(String text) {
    return parseFile(text).requireSound();
  }

  /// Parses the text of a file, also the records after a malformed one.
  public static ParsedFile parseFile(String text) {
    return new RecordParser(text, false).parseFile();
  }

  /// Parses a file of records in UTF-8, with or without a byte order mark.
  ///
  /// @throws RecordFormatException when the bytes are not valid UTF-8, or the text is malformed;
  ///   the exception has the records before the error
  public static List<ParsedRecord> parse(byte[] file) {
    return parseFile(file).requireSound();
  }

  /// Parses a file of records in UTF-8, with or without a byte order mark, and continues after a
  /// malformed game with the next one.
  public static ParsedFile parseFile(byte[] file) {
    String text = new String(file, StandardCharsets.UTF_8);
    boolean hasInvalidBytes = !Arrays.equals(text.getBytes(StandardCharsets.UTF_8), file);
    return new RecordParser(text.startsWith("\uFEFF") ? text.substring(1) : text, hasInvalidBytes)
        .parseFile();
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
