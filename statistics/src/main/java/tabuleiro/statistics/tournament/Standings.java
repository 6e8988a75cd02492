package tabuleiro.statistics.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The standings of a tournament: the points of the players, and the tie-breaks that decide between
/// equal ones.
public final class Standings {
  /// The tie-breaks of a Swiss tournament, in the order in which they count.
  public static final List<TieBreak> SWISS =
      List.of(
          TieBreak.BUCHHOLZ_CUT,
          TieBreak.BUCHHOLZ,
          TieBreak.SONNEBORN_BERGER,
          TieBreak.DIRECT_ENCOUNTER,
          TieBreak.WINS);

  /// The tie-breaks of a round robin, in the order in which they count.
  public static final List<TieBreak> ROUND_ROBIN =
      List.of(TieBreak.DIRECT_ENCOUNTER, TieBreak.WINS, TieBreak.SONNEBORN_BERGER);

  private static final Comparator<Placing> ORDER =
      Comparator.comparingInt(Placing::halves)
          .thenComparing(Placing::tieBreaks, Standings::compare)
          .reversed();

  private final int players;
  private final int rounds;
  private final Map<Integer, List<TournamentGame>> gamesOf = new HashMap<>();
  private final Map<Integer, Integer> halves = new HashMap<>();

  private Standings(int players, int rounds, List<TournamentGame> games) {
    this.players = players;
    this.rounds = rounds;
    for (int number = 1; number <= players; number++) {
      int player = number;
      List<TournamentGame> own = games.stream().filter(game -> game.isOf(player)).toList();
      gamesOf.put(player, own);
      halves.put(player, own.stream().mapToInt(game -> game.halves(player)).sum());
    }
  }

  /// Returns the standings, the best player first. Equal players are in the order of their numbers.
  ///
  /// @param players the number of players
  /// @param rounds the number of rounds that have begun
  /// @param games all results so far
  /// @param tieBreaks the tie-breaks in the order in which they count
  public static List<Placing> of(
      int players, int rounds, List<TournamentGame> games, List<TieBreak> tieBreaks) {
    return new Standings(players, rounds, games).placings(tieBreaks);
  }

  private List<Placing> placings(List<TieBreak> tieBreaks) {
    List<Placing> placings = new ArrayList<>();
    for (int number = 1; number <= players; number++) {
      int player = number;
      List<Integer> values = tieBreaks.stream().map(tieBreak -> value(player, tieBreak)).toList();
      int played = (int) games(player).stream().filter(TournamentGame::isPlayed).count();
      placings.add(new Placing(0, player, points(player), wins(player), played, values));
    }
    return Placing.inOrder(placings, ORDER);
  }

  private static int compare(List<Integer> values, List<Integer> others) {
    for (int i = 0; i < values.size(); i++) {
      int order = Integer.compare(values.get(i), others.get(i));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  private List<TournamentGame> games(int player) {
    return gamesOf.getOrDefault(player, List.of());
  }

  private int points(int player) {
    return halves.getOrDefault(player, 0);
  }

  private int value(int player, TieBreak tieBreak) {
    return switch (tieBreak) {
      case BUCHHOLZ -> opponents(player).stream().mapToInt(points -> points).sum();
      case BUCHHOLZ_CUT ->
          opponents(player).stream().sorted().skip(1).mapToInt(points -> points).sum();
      case SONNEBORN_BERGER ->
          games(player).stream()
              .mapToInt(game -> game.halves(player) * opponentPoints(game, player))
              .sum();
      case DIRECT_ENCOUNTER -> directEncounter(player);
      case WINS -> wins(player);
    };
  }

  private int wins(int player) {
    return (int)
        games(player).stream()
            .filter(game -> game.isPlayed() && game.halves(player) == TournamentGame.WIN)
            .count();
  }

  private int opponentPoints(TournamentGame game, int player) {
    return game.isPlayed() ? points(game.opponent(player)) : points(player);
  }

  /// Returns the half points of the opponents, one for each round.
  private List<Integer> opponents(int player) {
    List<Integer> points = new ArrayList<>();
    games(player).forEach(game -> points.add(opponentPoints(game, player)));
    while (points.size() < rounds) {
      points.add(points(player));
    }
    return points;
  }

  private int directEncounter(int player) {
    List<Integer> equal =
        halves.entrySet().stream()
            .filter(entry -> entry.getValue() == points(player))
            .map(Map.Entry::getKey)
            .toList();
    boolean hasAllMet =
        equal.stream()
            .allMatch(
                one -> equal.stream().allMatch(other -> one.equals(other) || hasMet(one, other)));
    return hasAllMet
        ? games(player).stream()
            .filter(game -> game.isPlayed() && equal.contains(game.opponent(player)))
            .mapToInt(game -> game.halves(player))
            .sum()
        : 0;
  }

  private boolean hasMet(int player, int other) {
    return games(player).stream()
        .anyMatch(game -> game.isPlayed() && game.opponent(player) == other);
  }
}
