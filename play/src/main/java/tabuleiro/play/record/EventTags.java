package tabuleiro.play.record;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// The tags of a record that a table knows nothing about: event, date, round and others. Immutable.
///
/// @param tags in order
public record EventTags(List<RecordTag> tags) {
  /// No such tags.
  public static final EventTags NONE = new EventTags(List.of());

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
  public EventTags {
    tags = tags.stream().filter(tag -> !OF_TABLE.contains(tag.name())).toList();
  }

  /// Returns the heading of a record, for going on with it.
  public static EventTags of(GameRecord record) {
    return new EventTags(record.tags());
  }

  /// Returns this heading with an event.
  public EventTags withEvent(String event) {
    return with("Event", event);
  }

  /// Returns this heading with the day of the game.
  public EventTags withDate(LocalDate date) {
    return with("Date", date.format(DATE));
  }

  /// Returns this heading with the number of the game in its match, counted from 1.
  public EventTags withRound(int round) {
    return with("Round", String.valueOf(round));
  }

  private EventTags with(String name, String value) {
    List<RecordTag> changed = new ArrayList<>(tags);
    changed.removeIf(tag -> tag.name().equals(name));
    changed.add(new RecordTag(name, value));
    return new EventTags(changed);
  }

  /// Returns the tags of a record: event, date and round, those of the table, the others.
  public List<RecordTag> mergeWith(List<RecordTag> table) {
    List<RecordTag> all = new ArrayList<>();
    for (String name : IN_FRONT) {
      tags.stream().filter(tag -> tag.name().equals(name)).forEach(all::add);
    }
    all.addAll(table);
    tags.stream().filter(tag -> !IN_FRONT.contains(tag.name())).forEach(all::add);
    return all;
  }
}
