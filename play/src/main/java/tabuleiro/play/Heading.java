package tabuleiro.play;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// The tags of a record that a table knows nothing about: event, date, round and others. Immutable.
///
/// @param tags in order
public record Heading(List<Tag> tags) {
  /// No such tags.
  public static final Heading NONE = new Heading(List.of());

  /// The tags that a table writes, or that mean nothing any more once the game goes on.
  private static final Set<String> OF_TABLE =
      Set.of(
          "White",
          "Black",
          "Result",
          "Game",
          "Variant",
          "TimeControl",
          "Termination",
          "FEN",
          "Seed");

  private static final List<String> IN_FRONT = List.of("Event", "Site", "Date", "Round");

  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT);

  /// Drops what a table writes itself.
  public Heading {
    tags = tags.stream().filter(tag -> !OF_TABLE.contains(tag.name())).toList();
  }

  /// Returns the heading of a record, for going on with it.
  public static Heading of(GameRecord record) {
    return new Heading(record.tags());
  }

  /// Returns this heading with an event.
  public Heading event(String event) {
    return with("Event", event);
  }

  /// Returns this heading with the day of the game.
  public Heading date(LocalDate date) {
    return with("Date", date.format(DATE));
  }

  /// Returns this heading with the number of the game in its match, counted from 1.
  public Heading round(int round) {
    return with("Round", String.valueOf(round));
  }

  private Heading with(String name, String value) {
    List<Tag> changed = new ArrayList<>(tags);
    changed.removeIf(tag -> tag.name().equals(name));
    changed.add(new Tag(name, value));
    return new Heading(changed);
  }

  /// Returns the tags of a record: event, date and round, those of the table, the others.
  List<Tag> around(List<Tag> table) {
    List<Tag> all = new ArrayList<>();
    for (String name : IN_FRONT) {
      tags.stream().filter(tag -> tag.name().equals(name)).forEach(all::add);
    }
    all.addAll(table);
    tags.stream().filter(tag -> !IN_FRONT.contains(tag.name())).forEach(all::add);
    return all;
  }
}
