package tabuleiro.play.lesson;

import java.util.Locale;
import tabuleiro.text.Messages;

/// The texts of a task in one language.
///
/// @param task what is to be done
/// @param solved the answer when it is done
/// @param notSolved the answer after a legal move that does not solve the task; empty where every
///   move does
public record LessonText(String task, String solved, String notSolved) {
  /// Returns the texts of a position beside a rule.
  public static LessonText ofRule(String family, Lesson lesson, Messages messages) {
    return of("learn.lesson." + family + "." + lesson.name(), lesson, messages);
  }

  /// Returns the texts of a step of a guided first game.
  public static LessonText ofStep(String family, Lesson step, Messages messages) {
    return of(stepKey(family, step), step, messages);
  }

  /// Returns the title of a step of a guided first game.
  public static String stepTitle(String family, Lesson step, Messages messages) {
    return messages.format(stepKey(family, step) + ".title");
  }

  private static String stepKey(String family, Lesson step) {
    return "learn.step." + family + "." + step.chapter() + "." + step.name();
  }

  private static LessonText of(String key, Lesson lesson, Messages messages) {
    return new LessonText(
        messages.format(key),
        textOr(key + ".yes", "learn.yes", messages),
        textOr(key + ".no", "learn.no." + lesson.goal().kind(), messages));
  }

  private static String textOr(String key, String other, Messages messages) {
    if (messages.hasKey(key)) {
      return messages.format(key);
    }
    return messages.hasKey(other) ? messages.format(other) : "";
  }

  /// Returns the answer when an attempt was refused as the task asked.
  ///
  /// @param reason why the rules refuse it
  public String solvedBecause(String reason) {
    // The name of a cell, such as e4, has no capital.
    String sentence =
        reason.matches("[a-z][0-9].*")
            ? reason
            : reason.substring(0, 1).toUpperCase(Locale.ROOT) + reason.substring(1);
    return solved + " " + sentence + (sentence.endsWith(".") ? "" : ".");
  }
}
