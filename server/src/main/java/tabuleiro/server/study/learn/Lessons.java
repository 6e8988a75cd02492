package tabuleiro.server.study.learn;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Positions with tasks for a game, and links about it, from the resource `lessons/GAME.txt`. Its
/// lines are `lesson RULE NAME VARIANT POSITION` for a board beside a rule, `step BOARD NAME
/// VARIANT POSITION` for a step of a board's guided first game, `goal KIND MOVES` for the task of
/// the line above (see [Lesson.Goal]), or `link ADDRESS NAME`; lines that begin with `#` are
/// comments.
///
/// @param lessons in the order of the rules
/// @param steps the steps of all guided first games, in order
public record Lessons(List<Lesson> lessons, List<Lesson> steps, List<RulesJson.Link> links) {
  private static final Map<String, Lessons> BY_FAMILY = new ConcurrentHashMap<>();

  /// Copies the lists.
  public Lessons {
    lessons = List.copyOf(lessons);
    steps = List.copyOf(steps);
    links = List.copyOf(links);
  }

  /// Returns the lessons of a game. They are read once.
  ///
  /// Precondition: the game exists.
  public static Lessons of(String family) {
    return BY_FAMILY.computeIfAbsent(family, Lessons::read);
  }

  private static Lessons read(String family) {
    List<Lesson> lessons = new ArrayList<>();
    List<Lesson> steps = new ArrayList<>();
    List<RulesJson.Link> links = new ArrayList<>();
    List<Lesson> current = lessons;
    for (String line : text(family).lines().toList()) {
      String[] parts = line.split(" ", 2);
      switch (parts[0]) {
        case "lesson", "step" -> {
          current = parts[0].equals("step") ? steps : lessons;
          current.add(lesson(parts[1]));
        }
        case "goal" -> current.add(current.removeLast().withGoal(Lesson.Goal.parse(parts[1])));
        case "link" -> links.add(link(parts[1]));
        default -> {
          // A comment.
        }
      }
    }
    return new Lessons(lessons, steps, links);
  }

  /// Returns the steps of a board's guided first game.
  ///
  /// @param board the variant
  List<Lesson> stepsOf(String board) {
    return steps.stream().filter(step -> step.chapter().equals(board)).toList();
  }

  private static Lesson lesson(String line) {
    String[] parts = line.split(" ", 4);
    return new Lesson(parts[0], parts[1], parts[2], parts[3], Lesson.Goal.NONE);
  }

  private static RulesJson.Link link(String line) {
    String[] parts = line.split(" ", 2);
    return new RulesJson.Link(parts[1], parts[0]);
  }

  private static String text(String family) {
    String name = "lessons/" + family + ".txt";
    try (InputStream in = Lessons.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("missing resource " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
