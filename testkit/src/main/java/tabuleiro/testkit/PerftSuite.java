package tabuleiro.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.analysis.Perft;

/// A perft suite: a text file with one position per line.
///
/// ```# where the figures come from 8x8 | start | 112 11848 1182276 4x4 | rbrb/brbr/rbrb/brb1 b |
/// 22 - ``` The fields are the variant, `start` (with seed 1) or a position text, and the counts of
/// depth 1, 2 and so on; `-` marks an unknown count. A `#` begins a comment.
///
/// @param cases the lines of the file
/// ```
public record PerftSuite(List<Case> cases) {
  /// One line of a suite.
  ///
  /// @param counts the counts of depth 1, 2, ...; -1 when unknown
  public record Case(String variant, String position, List<Long> counts) {}

  /// Reads the suite from the resource `name` in the package of `owner`.
  ///
  /// @throws IllegalArgumentException when there is no such resource or a line is malformed
  public static PerftSuite read(Class<?> owner, String name) {
    try (InputStream in = owner.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalArgumentException("no perft suite " + name);
      }
      List<Case> cases = new ArrayList<>();
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1)) {
        String text = line.replaceFirst("#.*", "").strip();
        if (!text.isEmpty()) {
          cases.add(parse(text));
        }
      }
      return new PerftSuite(List.copyOf(cases));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Case parse(String line) {
    String[] parts = line.split("\\|", -1);
    if (parts.length != 3) {
      throw new IllegalArgumentException("not 'variant | position | counts': " + line);
    }
    List<Long> counts =
        Stream.of(parts[2].strip().split(" +"))
            .map(count -> count.equals("-") ? Long.valueOf(-1) : Long.valueOf(count))
            .toList();
    return new Case(parts[0].strip(), parts[1].strip(), counts);
  }

  /// Returns a test for every known count of at most `most`, and one that fails when the suite has
  /// fewer than `floor` cases.
  public Stream<DynamicTest> tests(Family family, int floor, long most) {
    DynamicTest size =
        DynamicTest.dynamicTest(
            "at least " + floor + " cases",
            () -> assertThat(cases).hasSizeGreaterThanOrEqualTo(floor));
    return Stream.concat(Stream.of(size), cases.stream().flatMap(c -> tests(family, c, most)));
  }

  private static Stream<DynamicTest> tests(Family family, Case line, long most) {
    Game game = family.game(line.variant);
    List<DynamicTest> tests = new ArrayList<>();
    for (int depth = 1; depth <= line.counts.size(); depth++) {
      int plies = depth;
      long expected = line.counts.get(depth - 1);
      if (expected >= 0 && expected <= most) {
        String name = line.variant + " " + line.position + " depth " + depth;
        tests.add(
            DynamicTest.dynamicTest(
                name,
                () -> assertThat(Perft.count(position(game, line), plies)).isEqualTo(expected)));
      }
    }
    return tests.stream();
  }

  private static Position position(Game game, Case line) {
    return line.position.equals("start") ? game.start(1) : game.parse(line.position);
  }
}
