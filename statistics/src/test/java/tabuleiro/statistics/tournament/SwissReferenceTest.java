package tabuleiro.statistics.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The rounds that another implementation of the FIDE Dutch system has paired.
final class SwissReferenceTest {
  private static final Pattern HEADER = Pattern.compile("(\\d+) players, (\\d+) rounds");

  @Test
  void everyRoundIsPairedAsByAnotherProgram() throws IOException {
    int players = 0;
    int rounds = 0;
    int compared = 0;
    List<TournamentGame> games = new ArrayList<>();
    for (String line : lines()) {
      var header = HEADER.matcher(line);
      if (header.matches()) {
        players = Integer.parseInt(header.group(1));
        rounds = Integer.parseInt(header.group(2));
        games.clear();
      } else {
        compare(line, players, rounds, games);
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(300);
  }

  private static void compare(String line, int players, int rounds, List<TournamentGame> games) {
    int round = games.isEmpty() ? 1 : games.getLast().round() + 1;
    String[] parts = line.split(" without ", -1);
    List<TournamentGame> expected =
        Arrays.stream(parts[0].split(" ", -1)).map(text -> Results.parse(round, text)).toList();
    List<Integer> absent =
        Arrays.stream(parts)
            .skip(1)
            .flatMap(part -> Stream.of(part.split(" ", -1)))
            .map(Integer::valueOf)
            .toList();
    List<PlayerHistory> present =
        PlayerHistory.of(players, round - 1, games).stream()
            .filter(player -> !absent.contains(player.number()))
            .toList();
    Optional<PairedRound> paired = SwissPairing.pair(present, round == rounds);
    String where = "round %d of %d players: %s".formatted(round, players, line);
    if (paired.isEmpty()) {
      fail(where);
    }
    assertThat(paired.orElseThrow().games())
        .as(where)
        .containsExactlyInAnyOrderElementsOf(
            expected.stream()
                .filter(game -> game.second() != TournamentGame.NO_OPPONENT)
                .map(game -> new Pairing(game.first(), game.second()))
                .toList());
    assertThat(paired.orElseThrow().byes())
        .as(where)
        .containsExactlyElementsOf(
            expected.stream()
                .filter(game -> game.second() == TournamentGame.NO_OPPONENT)
                .map(TournamentGame::first)
                .toList());
    games.addAll(expected);
  }

  private static List<String> lines() throws IOException {
    InputStream stream =
        Objects.requireNonNull(SwissReferenceTest.class.getResourceAsStream("swiss-rounds.txt"));
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      return reader.lines().filter(line -> !line.startsWith("#")).toList();
    }
  }
}
