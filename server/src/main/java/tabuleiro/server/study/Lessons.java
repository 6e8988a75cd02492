package tabuleiro.server.study;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// Positions for trying the rules of a game, and links about it, from the resource
/// `lessons/GAME.txt`. Its lines are `lesson RULE NAME VARIANT POSITION` or `link ADDRESS NAME`;
/// lines that begin with `#` are comments.
///
/// @param lessons in the order of the rules
record Lessons(List<Lesson> lessons, List<RulesJson.Link> links) {
  /// A position for trying a rule.
  ///
  /// @param name its text has the key `learn.lesson.GAME.NAME`
  record Lesson(String rule, String name, String variant, String position) {}

  /// Copies the lists.
  Lessons {
    lessons = List.copyOf(lessons);
    links = List.copyOf(links);
  }

  /// Returns the lessons of a game.
  ///
  /// Precondition: the game exists.
  static Lessons of(String family) {
    List<Lesson> lessons = new ArrayList<>();
    List<RulesJson.Link> links = new ArrayList<>();
    for (String line : text(family).lines().toList()) {
      if (line.startsWith("lesson ")) {
        String[] parts = line.split(" ", 5);
        lessons.add(new Lesson(parts[1], parts[2], parts[3], parts[4]));
      } else if (line.startsWith("link ")) {
        String[] parts = line.split(" ", 3);
        links.add(new RulesJson.Link(parts[2], parts[1]));
      }
    }
    return new Lessons(lessons, links);
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
