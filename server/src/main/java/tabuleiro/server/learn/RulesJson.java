package tabuleiro.server.learn;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.engine.LevelStrength;
import tabuleiro.play.lesson.LessonText;
import tabuleiro.play.lesson.Lessons;
import tabuleiro.text.Messages;

/// The rules of a game in one language, with positions for trying them and the strength of the
/// levels.
///
/// @param name the name of the game
/// @param tagline a description in one sentence
/// @param credit its designer
/// @param chapters the rules page; the first chapter has no heading and introduces the game
/// @param lessons positions for trying the rules, in the order of the rules
/// @param links links about the game
/// @param levels the measured strength of the levels, board by board
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
  /// @param kind `rule`, `text`, or `table`: lines in columns
  /// @param number the number of a rule, such as `4` or `6a`; empty otherwise
  @Json
  public record Paragraph(String kind, String number, String text) {}

  /// A position for trying a rule.
  ///
  /// @param rule the number of the rule
  /// @param says the task, as text
  @Json
  public record Lesson(String rule, String variant, String position, String says) {}

  /// A link to another site.
  @Json
  public record Link(String name, String address) {}

  /// The measured rating of a level above level 1 on a board, and its margin of error, in Elo
  /// points.
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
  /// @param messages the messages of the game, in the client's language
  public static RulesJson of(String family, Messages messages) {
    Lessons lessons = Lessons.of(family);
    return new RulesJson(
        family,
        messages.format("name"),
        messages.format("tagline"),
        messages.format("credit"),
        RulesPageParser.chapters(family, messages),
        lessons.lessons().stream()
            .map(lesson ->
                new Lesson(
                    lesson.chapter(),
                    lesson.variant(),
                    lesson.position(),
                    LessonText.ofRule(family, lesson, messages).task()))
            .toList(),
        lessons.links().stream().map(link -> new Link(link.name(), link.address())).toList(),
        LevelStrength.of(family).stream()
            .map(level -> new Strength(level.variant(), level.number(), level.elo(), level.error()))
            .toList());
  }
}
