package tabuleiro.play;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Side;

/// A played game as text, in the shape of PGN. It knows no rules: [Replay] checks its moves.
/// Immutable; whatever [#format()] writes reads back equal.
///
/// @param tags in order, no name twice; `Result`, where it stands, agrees with `result`
/// @param starter who makes the first move; the first side when there is no move
/// @param line the moves
/// @param result what stands at the end
public record GameRecord(List<Tag> tags, Side starter, MoveLine line, Result result) {
  /// Checks and copies.
  ///
  /// @throws IllegalArgumentException when the reader would refuse the record
  public GameRecord {
    tags = List.copyOf(tags);
    Set<String> names = new HashSet<>();
    for (Tag tag : tags) {
      RecordText.require(names.add(tag.name()), "tag " + tag.name() + " twice");
      RecordText.require(
          !tag.name().equals("Result") || tag.value().equals(result.format()), "two results");
    }
    RecordText.require(tags.size() <= RecordText.TAGS, "too many tags");
    RecordText.require(
        starter == Side.FIRST || !line.moves().isEmpty(), "a starter without a move");
    RecordText.require(countMoves(line, 0) <= RecordText.MOVES, "too many moves");
  }

  private static int countMoves(MoveLine line, int depth) {
    RecordText.require(depth <= RecordText.NESTING, "variations too deep");
    int count = line.moves().size();
    for (RecordedMove move : line.moves()) {
      for (Remark remark : move.remarks()) {
        if (remark instanceof Remark.Variation variation) {
          count += countMoves(variation.line(), depth + 1);
        }
      }
    }
    return count;
  }

  /// Returns the value of a tag, or empty when the record has none of that name.
  public Optional<String> tag(String name) {
    return tags.stream().filter(tag -> tag.name().equals(name)).map(Tag::value).findFirst();
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
          new RecordFormatException(badPlace(file), List.of(), Phrase.of("record.encoding"));
      problem.initCause(e);
      throw problem;
    }
  }

  /// Returns the first place where bytes are no UTF-8: there the decoder puts U+FFFD.
  private static Place badPlace(byte[] file) {
    Place place = Place.START;
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
