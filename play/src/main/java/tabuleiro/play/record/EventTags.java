package tabuleiro.play.record;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// The tags of a record that do not come from the table: event, date, round and others. Immutable.
///
/// @param tags in order
public record EventTags(List<RecordTag> tags) {
  /// No tags.
  public static final EventTags NONE = new EventTags(List.of());

  /// The tags that a table writes, or that are no longer valid when a game is resumed.
  private static final Set<String> TABLE_TAGS =
      Set.of(
          "White",
          "Black",
          "Result",
          "Game",
          "Variant",
          "TimeControl",
          "WhiteTimeControl",
          "BlackTimeControl",
          "Termination",
          "FEN",
          "Seed");

  private static final List<String> LEADING_TAGS = List.of("Event", "Site", "Date", "Round");

  /// Removes the tags that a table writes.
  public EventTags {
    tags = tags.stream().filter(tag -> !TABLE_TAGS.contains(tag.name())).toList();
  }

  /// Returns the event tags of a record, to keep them when its game is resumed.
  public static EventTags of(GameRecord record) {
    return new EventTags(record.tags());
  }

  /// Returns these tags with an event.
  public EventTags withEvent(String event) {
    return with("Event", event);
  }

  /// Returns these tags with the date of the game.
  public EventTags withDate(LocalDate date) {
    return with("Date", date.toString().replace('-', '.'));
  }

  /// Returns these tags with the number of the game in its match, counted from 1.
  public EventTags withRound(int round) {
    return with("Round", String.valueOf(round));
  }

  private EventTags with(String name, String value) {
    List<RecordTag> changed = new ArrayList<>(tags);
    changed.removeIf(tag -> tag.name().equals(name));
    changed.add(new RecordTag(name, value));
    return new EventTags(changed);
  }

  /// Returns all tags of a record in order: event, site, date and round, then those of the table,
  /// then the others.
  public List<RecordTag> mergeWith(List<RecordTag> tableTags) {
    List<RecordTag> all = new ArrayList<>();
    for (String name : LEADING_TAGS) {
      tags.stream().filter(tag -> tag.name().equals(name)).forEach(all::add);
    }
    all.addAll(tableTags);
    tags.stream().filter(tag -> !LEADING_TAGS.contains(tag.name())).forEach(all::add);
    return all;
  }
}
