package tabuleiro.server.tournament;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.protocol.tournament.TournamentJson;
import tabuleiro.protocol.tournament.TournamentPairingJson;
import tabuleiro.protocol.tournament.TournamentPlayerJson;
import tabuleiro.server.account.PlayerId;
import tabuleiro.statistics.tournament.Placing;
import tabuleiro.statistics.tournament.TieBreak;
import tabuleiro.text.Messages;
import tabuleiro.view.catalogue.PlayerName;

/// Makes [TournamentJson] of what the server knows.
final class TournamentJsonMapper {
  /// How many games of an arena are sent. A guess.
  private static final int LAST_GAMES = 20;

  private TournamentJsonMapper() {}

  /// Returns a tournament as JSON.
  ///
  /// @param results the players and results of the state
  /// @param viewer the member who asks; empty for a visitor
  /// @param round the round whose pairings are wanted; empty for the last one
  static TournamentJson of(
      TournamentState state,
      RankedResults results,
      Optional<PlayerId> viewer,
      Optional<Integer> round,
      Messages messages) {
    Tournament tournament = state.tournament();
    Optional<Entrant> own = viewer.flatMap(state::entrant);
    boolean isArena = tournament.plan().format() == TournamentFormat.ARENA;
    int shown = isArena ? 0 : round.orElse(tournament.round());
    return new TournamentJson(
        TournamentSummaryJsonMapper.of(
            tournament,
            tournament.status() == TournamentStatus.FINISHED
                ? results.size()
                : state.countPresent()),
        viewer.isPresent(),
        viewer.isPresent() && viewer.equals(tournament.owner()),
        own.filter(entrant -> !entrant.isWithdrawn()).isPresent(),
        own.map(Entrant::number).orElse(0),
        own.flatMap(state::current).flatMap(TournamentPairing::game).orElse(""),
        results.tieBreaks().stream().map(TournamentJsonMapper::key).toList(),
        results.standings().stream()
            .map(placing -> player(placing, results, isArena, messages))
            .toList(),
        shown,
        pairings(state, isArena, shown));
  }

  private static List<TournamentPairingJson> pairings(
      TournamentState state, boolean isArena, int shown) {
    Comparator<TournamentPairing> newest =
        Comparator.comparingInt(TournamentPairing::round).reversed();
    return state.pairings().stream()
        .filter(pairing -> isArena || pairing.round() == shown)
        .sorted(newest.thenComparingInt(TournamentPairing::board))
        .limit(isArena ? LAST_GAMES : Integer.MAX_VALUE)
        .map(TournamentPairingJsonMapper::of)
        .toList();
  }

  private static String key(TieBreak tieBreak) {
    return tieBreak.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static TournamentPlayerJson player(
      Placing placing, RankedResults results, boolean isArena, Messages messages) {
    Entrant entrant = results.entrant(placing.number());
    List<TieBreak> tieBreaks = results.tieBreaks();
    List<Integer> values = placing.tieBreaks();
    return new TournamentPlayerJson(
        placing.place(),
        entrant.number(),
        entrant
            .competitor()
            .level()
            .map(level -> PlayerName.of(level, messages))
            .orElseGet(() -> PlayerName.ofMember(entrant.name(), entrant.isBot(), messages)),
        entrant.name(),
        entrant.competitor().level().orElse(""),
        entrant.rating(),
        entrant.isWithdrawn(),
        isArena ? placing.halves() : placing.halves() / 2.0,
        placing.played(),
        results.rounds(placing.number()),
        IntStream.range(0, tieBreaks.size())
            .mapToObj(i -> points(tieBreaks.get(i), values.get(i)))
            .toList());
  }

  private static double points(TieBreak tieBreak, int value) {
    return switch (tieBreak) {
      case WINS -> value;
      case SONNEBORN_BERGER -> value / 4.0;
      case BUCHHOLZ, BUCHHOLZ_CUT, DIRECT_ENCOUNTER -> value / 2.0;
    };
  }
}
