package tabuleiro.view.learn;

import tabuleiro.engine.LevelStrength;
import tabuleiro.play.lesson.LessonText;
import tabuleiro.play.lesson.Lessons;
import tabuleiro.protocol.learn.RulesJson;
import tabuleiro.protocol.learn.RulesJson.Lesson;
import tabuleiro.protocol.learn.RulesJson.Link;
import tabuleiro.protocol.learn.RulesJson.Strength;
import tabuleiro.text.Messages;

/// Makes [RulesJson].
public final class RulesJsonMapper {
  private RulesJsonMapper() {}

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
