package tabuleiro.server.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.play.Result;
import tabuleiro.server.game.CreatedGame;
import tabuleiro.statistics.tournament.ArenaPairing;
import tabuleiro.statistics.tournament.BergerTable;
import tabuleiro.statistics.tournament.PairedRound;
import tabuleiro.statistics.tournament.Pairing;
import tabuleiro.statistics.tournament.Placing;
import tabuleiro.statistics.tournament.PlayerHistory;
import tabuleiro.statistics.tournament.SwissPairing;

/// Decides what follows in a tournament. It depends on nothing but the stored state and the time,
/// so every server decides the same.
final class TournamentDirector {
  private final TournamentState state;
  private final Tournament tournament;
  private final RankedResults results;
  private final long nowMillis;

  private TournamentDirector(TournamentState state, long nowMillis) {
    this.state = state;
    this.tournament = state.tournament();
    this.results = new RankedResults(state);
    this.nowMillis = nowMillis;
  }

  /// Returns the next step; empty while games of the round are played, and when the tournament is
  /// not running.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  static Optional<TournamentStep> next(TournamentState state, long nowMillis) {
    return state.tournament().status() == TournamentStatus.RUNNING
        ? new TournamentDirector(state, nowMillis).next()
        : Optional.empty();
  }

  private Optional<TournamentStep> next() {
    return switch (tournament.plan().format()) {
      case SWISS -> state.hasGameInProgress() ? Optional.empty() : Optional.of(nextSwiss());
      case ROUND_ROBIN -> state.hasGameInProgress() ? Optional.empty() : Optional.of(nextBerger());
      case ARENA -> nextOfArena();
      case SIMULTANEOUS ->
          state.hasGameInProgress() ? Optional.empty() : Optional.of(nextSimultaneous());
    };
  }

  private TournamentStep nextSwiss() {
    if (tournament.round() >= tournament.plan().length()) {
      return new TournamentStep.End();
    }
    List<PlayerHistory> present =
        PlayerHistory.of(results.size(), tournament.round(), results.games()).stream()
            .filter(player -> !results.entrant(player.number()).isWithdrawn())
            .toList();
    boolean isLast = tournament.round() + 1 == tournament.plan().length();
    return SwissPairing.pair(present, isLast).map(this::round).orElseGet(TournamentStep.End::new);
  }

  private TournamentStep nextBerger() {
    if (state.countPresent() < 2) {
      return new TournamentStep.End();
    }
    List<PairedRound> rounds = BergerTable.rounds(results.size(), tournament.plan().length());
    // A player without an opponent rests, and gets no point.
    return tournament.round() < rounds.size()
        ? round(new PairedRound(rounds.get(tournament.round()).games(), List.of()))
        : new TournamentStep.End();
  }

  /// The owner has the first move on every other board.
  private TournamentStep nextSimultaneous() {
    Optional<Integer> host = results.presentRank(tournament.owner());
    if (tournament.round() > 0 || host.isEmpty()) {
      return new TournamentStep.End();
    }
    List<Pairing> pairs = new ArrayList<>();
    for (int rank = 1; rank <= results.size(); rank++) {
      if (rank != host.get() && !results.entrant(rank).isWithdrawn()) {
        boolean isHostFirst = pairs.size() % 2 == 0;
        pairs.add(isHostFirst ? new Pairing(host.get(), rank) : new Pairing(rank, host.get()));
      }
    }
    return pairs.isEmpty() ? new TournamentStep.End() : round(new PairedRound(pairs, List.of()));
  }

  private Optional<TournamentStep> nextOfArena() {
    if (nowMillis >= tournament.arenaEndMillis()) {
      return state.hasGameInProgress() ? Optional.empty() : Optional.of(new TournamentStep.End());
    }
    List<PlayerHistory> histories =
        PlayerHistory.of(results.size(), tournament.round(), results.games());
    List<PlayerHistory> waiting =
        results.standings().stream()
            .map(Placing::number)
            .filter(rank -> isWaiting(results.entrant(rank)))
            .map(rank -> histories.get(rank - 1))
            .toList();
    List<Pairing> pairs =
        ArenaPairing.pair(
            waiting,
            number -> results.entrant(number).competitor() instanceof Competitor.Level,
            state.countPresent());
    return pairs.isEmpty()
        ? Optional.empty()
        : Optional.of(round(new PairedRound(pairs, List.of())));
  }

  private boolean isWaiting(Entrant entrant) {
    return !entrant.isWithdrawn() && state.current(entrant).isEmpty();
  }

  private TournamentStep round(PairedRound paired) {
    int number = tournament.round() + 1;
    List<TournamentPairing> pairings = new ArrayList<>();
    List<CreatedGame> games = new ArrayList<>();
    for (Pairing pair : paired.games()) {
      Entrant first = results.entrant(pair.first());
      Entrant second = results.entrant(pair.second());
      int board = pairings.size() + 1;
      Optional<Result> forfeit = forfeit(first, second);
      Optional<CreatedGame> game =
          forfeit.isPresent()
              ? Optional.empty()
              : Optional.of(
                  TournamentGames.create(tournament, number, board, first, second, nowMillis));
      game.ifPresent(games::add);
      pairings.add(
          new TournamentPairing(
              number,
              board,
              first.number(),
              Optional.of(second.number()),
              game.map(created -> created.info().id()),
              forfeit));
    }
    for (int rank : paired.byes()) {
      pairings.add(
          new TournamentPairing(
              number,
              pairings.size() + 1,
              results.entrant(rank).number(),
              Optional.empty(),
              Optional.empty(),
              Optional.of(Result.FIRST_WINS)));
    }
    return new TournamentStep.Round(number, pairings, games);
  }

  /// Returns the result of a game that is not played because a player has withdrawn; empty when
  /// both are there.
  private static Optional<Result> forfeit(Entrant first, Entrant second) {
    if (first.isWithdrawn()) {
      return Optional.of(second.isWithdrawn() ? Result.NONE : Result.SECOND_WINS);
    }
    return second.isWithdrawn() ? Optional.of(Result.FIRST_WINS) : Optional.empty();
  }
}
