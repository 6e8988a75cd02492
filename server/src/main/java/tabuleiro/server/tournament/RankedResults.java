package tabuleiro.server.tournament;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.play.Result;
import tabuleiro.server.account.PlayerId;
import tabuleiro.statistics.tournament.ArenaScores;
import tabuleiro.statistics.tournament.Placing;
import tabuleiro.statistics.tournament.Standings;
import tabuleiro.statistics.tournament.TieBreak;
import tabuleiro.statistics.tournament.TournamentGame;

/// The players of a tournament by their rank, as pairings and standings number them, and the
/// results so far.
final class RankedResults {
  /// The names of results, by the half points.
  private static final List<String> RESULTS = List.of("loss", "draw", "win");

  private final TournamentState state;
  private final List<Entrant> ranked;
  private final Map<Integer, Integer> rankOf = new HashMap<>();
  private final List<TournamentGame> games = new ArrayList<>();

  RankedResults(TournamentState state) {
    this.state = state;
    this.ranked = state.ranked();
    ranked.forEach(entrant -> rankOf.put(entrant.number(), rankOf.size() + 1));
    state.pairings().forEach(pairing -> toGame(pairing).ifPresent(games::add));
  }

  /// Returns the number of players.
  int size() {
    return ranked.size();
  }

  /// Returns the player with a rank, from 1.
  Entrant entrant(int rank) {
    return ranked.get(rank - 1);
  }

  /// Returns the results so far, in the order of the rounds and boards.
  List<TournamentGame> games() {
    return games;
  }

  /// Returns the rank of a member in the tournament; empty for a member who has not entered or has
  /// withdrawn.
  Optional<Integer> presentRank(Optional<PlayerId> member) {
    return member
        .flatMap(state::entrant)
        .filter(entrant -> !entrant.isWithdrawn())
        .map(entrant -> rank(entrant.number()));
  }

  private int rank(int number) {
    return rankOf.getOrDefault(number, TournamentGame.NO_OPPONENT);
  }

  private Optional<TournamentGame> toGame(TournamentPairing pairing) {
    return pairing
        .result()
        .map(result ->
            new TournamentGame(
                pairing.round(),
                rank(pairing.first()),
                pairing.second().map(this::rank).orElse(TournamentGame.NO_OPPONENT),
                halves(result, Result.FIRST_WINS),
                halves(result, Result.SECOND_WINS),
                pairing.game().isPresent()));
  }

  private static int halves(Result result, Result win) {
    if (result == Result.DRAW) {
      return TournamentGame.DRAW;
    }
    return result == win ? TournamentGame.WIN : 0;
  }

  /// Returns the tie-breaks in the order in which they count; none in an arena, and where the owner
  /// plays against all.
  List<TieBreak> tieBreaks() {
    return switch (format()) {
      case SWISS -> Standings.SWISS;
      case ROUND_ROBIN -> Standings.ROUND_ROBIN;
      case ARENA, SIMULTANEOUS -> List.of();
    };
  }

  /// Returns the results of a player in the rounds so far, `win`, `draw`, `loss`, or empty without
  /// one; none in an arena, and where the owner plays against all. A bye is a win.
  ///
  /// @param player the rank of the player
  List<String> rounds(int player) {
    if (tieBreaks().isEmpty()) {
      return List.of();
    }
    String[] results = new String[state.tournament().round()];
    Arrays.fill(results, "");
    games.stream()
        .filter(game -> game.isOf(player))
        .forEach(game -> results[game.round() - 1] = RESULTS.get(game.halves(player)));
    return List.of(results);
  }

  /// Returns the standings.
  List<Placing> standings() {
    return format() == TournamentFormat.ARENA
        ? ArenaScores.standings(size(), games)
        : Standings.of(size(), state.tournament().round(), games, tieBreaks());
  }

  private TournamentFormat format() {
    return state.tournament().plan().format();
  }
}
