package tabuleiro.simulation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tabuleiro.play.Result;
import tabuleiro.rules.Side;
import tabuleiro.server.account.MemberStore;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.game.GameInfo;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.Json;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.tournament.Competitor;
import tabuleiro.server.tournament.Entrant;
import tabuleiro.server.tournament.TournamentFormat;
import tabuleiro.server.tournament.TournamentPairing;
import tabuleiro.server.tournament.TournamentState;
import tabuleiro.server.tournament.TournamentStatus;
import tabuleiro.server.tournament.TournamentStore;

/// Checks the tournaments of a simulated site. One request makes one tournament. A player has one
/// game a round, in the seat of the pairing, and two players of a Swiss meet once. Each result is
/// that of the game, and each game of a member belongs to a pairing. A member whose last request
/// was to enter is among the players. A tournament that was started ends.
final class TournamentOracle {
  private static final String PATH = "/api/v2/tournaments";
  private static final int ALL = 1000;

  private final GameStore store;
  private final WebNetwork network;
  private final List<String> violations = new ArrayList<>();

  /// The members by the secrets of their devices.
  private final Map<String, PlayerId> members = new HashMap<>();

  TournamentOracle(GameStore store, WebNetwork network) {
    this.store = store;
    this.network = network;
  }

  /// Returns what is wrong.
  List<String> check() {
    network.exchanges().stream()
        .map(WebExchange::token)
        .filter(Tokens::isMemberSecret)
        .forEach(
            token -> members.computeIfAbsent(token, new MemberStore(store.database())::playerOf));
    Map<String, String> made = new HashMap<>();
    for (WebExchange exchange : network.exchanges()) {
      if (exchange.path().equals(PATH)) {
        exchange.replies().stream()
            .filter(reply -> reply.status() == 201)
            .map(reply -> Json.read(reply.body()).text("summary", "id"))
            .forEach(id -> check(made, exchange, id));
      }
    }
    if (new TournamentStore(store.database()).list(ALL).size() > made.size()) {
      violations.add("more tournaments than requests");
    }
    return violations;
  }

  private void check(Map<String, String> made, WebExchange exchange, String id) {
    String before = made.put(exchange.token(), id);
    if (before == null) {
      new TournamentStore(store.database())
          .find(id)
          .ifPresentOrElse(this::check, () -> violations.add("created, but not stored: " + id));
    } else if (!before.equals(id)) {
      violations.add("one request, several tournaments: " + exchange);
    }
  }

  private void check(TournamentState state) {
    if (state.tournament().status() != TournamentStatus.FINISHED && wasStarted(state)) {
      violations.add("a tournament does not end: " + state);
    }
    Set<String> games = new TreeSet<>();
    Set<String> seen = new HashSet<>();
    for (TournamentPairing pairing : state.pairings()) {
      for (Optional<Integer> player : List.of(Optional.of(pairing.first()), pairing.second())) {
        if (player.isPresent()
            && !seen.add(pairing.round() + " " + player.get())
            && state.tournament().plan().format() != TournamentFormat.SIMULTANEOUS) {
          violations.add("two games of a player in a round: " + pairing);
        }
      }
      checkMeeting(state, pairing, seen);
      pairing
          .game()
          .ifPresent(game -> {
            if (!games.add(game)) {
              violations.add("one game of two pairings: " + pairing);
            }
            checkGame(state, pairing, game);
          });
    }
    state.entrants().forEach(entrant -> checkEntrant(state, entrant, games));
    checkEntries(state);
  }

  private boolean wasStarted(TournamentState state) {
    return network.exchanges().stream()
        .filter(exchange -> exchange.path().equals(path(state) + "/start"))
        .anyMatch(exchange -> exchange.isAnswered(200));
  }

  private static String path(TournamentState state) {
    return PATH + "/" + state.tournament().id();
  }

  private void checkMeeting(TournamentState state, TournamentPairing pairing, Set<String> seen) {
    boolean isOnce =
        switch (state.tournament().plan().format()) {
          case SWISS, ROUND_ROBIN, SIMULTANEOUS -> true;
          case ARENA -> false;
        };
    if (isOnce && pairing.second().isPresent()) {
      int one = Math.min(pairing.first(), pairing.second().get());
      int other = Math.max(pairing.first(), pairing.second().get());
      if (!seen.add(one + " against " + other)) {
        violations.add("two players meet again: " + pairing);
      }
    }
  }

  private void checkGame(TournamentState state, TournamentPairing pairing, String game) {
    Optional<Result> result =
        Optional.of(WebOracle.result(store, game)).filter(given -> given != Result.NONE);
    if (!result.equals(pairing.result())) {
      violations.add("the result of a game is not that of its pairing: " + pairing + result);
    }
    checkSeat(state, game, Side.FIRST, pairing.first());
    checkSeat(state, game, Side.SECOND, pairing.second().orElse(0));
  }

  private void checkSeat(TournamentState state, String game, Side side, int number) {
    boolean isSeated =
        state.entrants().stream()
            .filter(entrant -> entrant.number() == number)
            .flatMap(entrant -> secret(entrant).stream())
            .anyMatch(secret -> store.seats().sidesOf(game, secret).equals(List.of(side)));
    if (!isSeated) {
      violations.add("player %d has not the side %s of %s".formatted(number, side, game));
    }
  }

  /// Returns the secret of a member's device.
  private Optional<String> secret(Entrant entrant) {
    return members.entrySet().stream()
        .filter(member -> entrant.competitor().equals(new Competitor.Account(member.getValue())))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  private void checkEntrant(TournamentState state, Entrant entrant, Set<String> games) {
    String secret = secret(entrant).orElseThrow();
    for (GameInfo info : store.queries().ofVisitor(secret, ALL)) {
      if (!games.contains(info.id())) {
        violations.add("a game of no pairing of " + state.tournament().id() + ": " + info);
      }
    }
  }

  /// A member sends one request after the other, and repeats each until it is answered.
  private void checkEntries(TournamentState state) {
    Map<PlayerId, WebExchange> last = new HashMap<>();
    for (WebExchange exchange : network.exchanges()) {
      boolean isEntry = exchange.path().equals(path(state) + "/enter");
      if (isEntry || exchange.path().equals(path(state) + "/withdraw")) {
        last.put(Objects.requireNonNull(members.get(exchange.token())), exchange);
      }
    }
    last.forEach((player, exchange) -> {
      boolean isThere = state.entrant(player).filter(found -> !found.isWithdrawn()).isPresent();
      boolean isEntry = exchange.path().endsWith("/enter");
      if (exchange.isAnswered(200) && isThere != isEntry) {
        violations.add("not as the server has answered: " + exchange + state.entrants());
      }
    });
  }
}
