package tabuleiro.play.lesson;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;

/// Positions with tasks for a game, and links about it, from the resource `lessons/GAME.txt`. Its
/// lines are `lesson RULE NAME VARIANT POSITION` for a board beside a rule, `step BOARD NAME
/// VARIANT POSITION` for a step of a board's guided first game, `goal KIND MOVES` for the task of
/// the line above (see [Lesson.Goal]), or `link ADDRESS NAME`; lines that begin with `#` are
/// comments.
///
/// @param lessons in the order of the rules
/// @param steps the steps of all guided first games, in order
public record Lessons(List<Lesson> lessons, List<Lesson> steps, List<Link> links) {
  /// A link to another site.
  public record Link(String name, String address) {}

  private static final Map<String, Lessons> BY_FAMILY = new ConcurrentHashMap<>();

  /// Copies the lists.
  public Lessons {
    lessons = List.copyOf(lessons);
    steps = List.copyOf(steps);
    links = List.copyOf(links);
  }

  /// Returns the lessons of a game, which are read once; none for a game without lessons.
  public static Lessons of(String family) {
    return BY_FAMILY.computeIfAbsent(family, Lessons::read);
  }

  /// Returns the boards that have a guided first game, in the order of menus.
  public static List<Game> guidedBoards() {
    return Games.offeredGames().stream()
        .filter(board -> !of(board.id().game()).stepsOf(board.id().variant()).isEmpty())
        .toList();
  }

  private static Lessons read(String family) {
    List<Lesson> lessons = new ArrayList<>();
    List<Lesson> steps = new ArrayList<>();
    List<Link> links = new ArrayList<>();
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
  public List<Lesson> stepsOf(String board) {
    return steps.stream().filter(step -> step.chapter().equals(board)).toList();
  }

  private static Lesson lesson(String line) {
    String[] parts = line.split(" ", 4);
    return new Lesson(parts[0], parts[1], parts[2], parts[3], Lesson.Goal.NONE);
  }

  private static Link link(String line) {
    String[] parts = line.split(" ", 2);
    return new Link(parts[1], parts[0]);
  }

  private static String text(String family) {
    String name = "lessons/" + family + ".txt";
    try (InputStream in = Lessons.class.getResourceAsStream(name)) {
      return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
