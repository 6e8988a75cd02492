package tabuleiro.server.study;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.engine.LevelStrength;
import tabuleiro.text.Messages;

/// The rules of a game in one language, with positions to try them on, and how strong the
/// computer's levels are.
///
/// @param name what the game is called
/// @param tagline what it is about, in a sentence
/// @param credit who has designed it
/// @param chapters the rules page; the first chapter has no heading and is about the game
/// @param lessons positions, in the order of the rules
/// @param links where more about the game is to be found
/// @param levels what was measured, the boards one after another
@Json
public record RulesJson(
    String game,
    String name,
    String tagline,
    String credit,
    List<Chapter> chapters,
    List<Lesson> lessons,
    List<Link> links,
    List<Strength> levels) {
  /// A chapter.
  @Json
  public record Chapter(String heading, List<Paragraph> parts) {
    /// Copies the list.
    public Chapter {
      parts = List.copyOf(parts);
    }
  }

  /// A paragraph of a chapter.
  ///
  /// @param kind `rule`, `text`, or `table`: lines that are set in columns
  /// @param number the number of a rule, such as `4` or `6a`; empty for all else
  @Json
  public record Paragraph(String kind, String number, String text) {}

  /// A position to try a rule on.
  ///
  /// @param rule the number of the rule
  /// @param says what to try, in words
  @Json
  public record Lesson(String rule, String variant, String position, String says) {}

  /// A page elsewhere.
  @Json
  public record Link(String name, String address) {}

  /// How strong a level is on a board, in Elo above the lowest, and how far the truth may be from
  /// it.
  @Json
  public record Strength(String variant, int level, int elo, int error) {}

  /// Copies the lists.
  public RulesJson {
    chapters = List.copyOf(chapters);
    lessons = List.copyOf(lessons);
    links = List.copyOf(links);
    levels = List.copyOf(levels);
  }

  /// Returns the rules of a game.
  ///
  /// @param words those of the game, in the reader's language
  static RulesJson of(String family, Messages words) {
    Lessons lessons = Lessons.of(family);
    return new RulesJson(
        family,
        words.format("name"),
        words.format("tagline"),
        words.format("credit"),
        RulesPageParser.chapters(family, words),
        lessons.lessons().stream()
            .map(lesson ->
                new Lesson(
                    lesson.rule(),
                    lesson.variant(),
                    lesson.position(),
                    words.format("learn.lesson." + family + "." + lesson.name())))
            .toList(),
        lessons.links(),
        LevelStrength.of(family).stream()
            .map(level -> new Strength(level.variant(), level.number(), level.elo(), level.error()))
            .toList());
  }
}
