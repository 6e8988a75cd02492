package tabuleiro.protocol.learn;

import io.avaje.jsonb.Json;
import java.util.List;

/// The rules of a game.
///
/// @param game the name of the family
/// @param name its name in the reader's language
/// @param tagline the game in one sentence
/// @param credit the designer and the year
/// @param chapters the chapters
/// @param lessons positions in which a rule can be tried
/// @param links sources about the game
/// @param levels the measured strength of the levels
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
  ///
  /// @param heading the heading; empty for the introduction
  /// @param paragraphs the paragraphs
  @Json
  public record Chapter(String heading, List<Paragraph> paragraphs) {
    /// Copies the list.
    public Chapter {
      paragraphs = List.copyOf(paragraphs);
    }
  }

  /// A paragraph of a chapter.
  ///
  /// @param kind rule, table or text
  /// @param number the number of a rule; empty for others
  /// @param text the text
  @Json
  public record Paragraph(String kind, String number, String text) {}

  /// A position for trying a rule.
  ///
  /// @param rule the number of the rule
  /// @param variant the name of the variant
  /// @param position the text of the position
  /// @param task the exercise, in words
  @Json
  public record Lesson(String rule, String variant, String position, String task) {}

  /// A link to another site.
  ///
  /// @param name the name of the source
  /// @param address its address
  @Json
  public record Link(String name, String address) {}

  /// The measured rating of a level above level 1 on a board, and its margin of error, in Elo
  /// points.
  ///
  /// @param variant the name of the variant
  /// @param level the level
  /// @param elo Elo above level 1
  /// @param error half the width of the confidence interval, in Elo
  @Json
  public record Strength(String variant, int level, int elo, int error) {}

  /// Copies the lists.
  public RulesJson {
    chapters = List.copyOf(chapters);
    lessons = List.copyOf(lessons);
    links = List.copyOf(links);
    levels = List.copyOf(levels);
  }
}
