package tabuleiro.simulation;

import static java.util.stream.Collectors.groupingBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import tabuleiro.server.PersonalDataParts;
import tabuleiro.server.account.AccountStore;
import tabuleiro.server.account.Member;
import tabuleiro.server.account.MemberNames;
import tabuleiro.server.account.MemberStore;
import tabuleiro.server.game.GameInfo;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.Json;
import tabuleiro.simulation.AccountSessions.Kind;
import tabuleiro.simulation.AccountSessions.Session;

/// Checks the accounts of a simulated site. A session is valid from the answer with its secret to a
/// request that ends it, and never after the answer to that request. The right password signs in,
/// one that was replaced never does; nor does a passkey after a recovery, or an answer of a passkey
/// twice. A recovery code is used once, a name has one owner, and the games of a visitor become
/// those of the member, once and as a whole.
final class AccountOracle {
  private static final int ALL = 1000;

  private final GameStore store;
  private final WebNetwork network;
  private final AccountSessions sessions;
  private final List<String> violations = new ArrayList<>();

  AccountOracle(GameStore store, WebNetwork network) {
    this.store = store;
    this.network = network;
    this.sessions = new AccountSessions(network.exchanges());
  }

  /// Returns what is wrong.
  List<String> check() {
    sessions.of(Kind.LOOK).forEach(this::checkSession);
    network.exchanges().forEach(this::checkCommand);
    sessions.of(Kind.SIGN_IN).forEach(this::checkPassword);
    sessions.of(Kind.SIGN_OUT).forEach(exchange -> requireNo(403, exchange));
    of(Set.of(Kind.SIGN_OUT, Kind.DEVICE_END)).forEach(exchange -> requireNo(404, exchange));
    checkPasskeys();
    checkCodes();
    sessions.of(Kind.SIGN_UP).stream()
        .collect(groupingBy(sessions::nameOf))
        .values()
        .forEach(this::checkName);
    checkClaims();
    return violations;
  }

  /// A session that is over can be ended again.
  private void requireNo(int status, WebExchange exchange) {
    if (exchange.isAnswered(status)) {
      violations.add("refused because it is done: " + exchange);
    }
  }

  private static List<WebExchange.Reply> successes(WebExchange exchange) {
    return AccountSessions.successes(exchange);
  }

  /// Returns whether a request was performed before a time, but after the begin of a session.
  private static boolean isDone(WebExchange end, long since, long before) {
    return successes(end).stream()
        .anyMatch(reply -> reply.receivedNanos() > since && reply.answeredNanos() < before);
  }

  private static boolean isInvoked(List<WebExchange> requests, long before) {
    return requests.stream().anyMatch(request -> request.invokedNanos() < before);
  }

  private void checkSession(WebExchange look) {
    sessions
        .of(look.token())
        .ifPresent(session -> {
          for (WebExchange.Reply reply : successes(look)) {
            String shown = Json.read(reply.body()).text("name");
            if (!shown.isEmpty() && endNanos(session) < reply.receivedNanos()) {
              violations.add("a session that was ended is valid: " + look);
            }
            if (!shown.equals(session.name())
                && !isInvoked(sessions.endsOf(session), reply.answeredNanos())) {
              violations.add("a session is not valid: " + session + ", " + look);
            }
          }
        });
  }

  /// Returns when an answer has told first that a session is over: that to a request which ends it,
  /// or one that shows a visitor.
  private long endNanos(Session session) {
    return Stream.concat(
            sessions.endsOf(session).stream().flatMap(end -> successes(end).stream()),
            sessions.of(Kind.LOOK).stream()
                .filter(look -> look.token().equals(session.secret()))
                .flatMap(look -> successes(look).stream())
                .filter(reply -> Json.read(reply.body()).text("name").isEmpty()))
        .filter(reply -> reply.receivedNanos() > session.begin().answeredNanos())
        .mapToLong(WebExchange.Reply::answeredNanos)
        .min()
        .orElse(Long.MAX_VALUE);
  }

  /// A device whose session is over does not act in the games that it has created for the member.
  /// It may create others, as a visitor.
  private void checkCommand(WebExchange exchange) {
    if (!exchange.path().endsWith("/commands") || !exchange.isAnswered(200)) {
      return;
    }
    sessions
        .of(exchange.token())
        .filter(session -> !isInvoked(sessions.endsOf(session), createdNanos(exchange)))
        .filter(session -> endNanos(session) < exchange.invokedNanos())
        .ifPresent(_ -> violations.add("a device that was signed out acts: " + exchange));
  }

  /// Returns when the device of a command has created the game; the end of time when another has.
  private long createdNanos(WebExchange command) {
    return created(command.token())
        .getOrDefault(WebMessages.gameOf(command.path()), Long.MAX_VALUE);
  }

  /// Returns whether a request sets a password of an account.
  private boolean sets(WebExchange exchange, String name, String password) {
    return sessions.nameOf(exchange).equals(name)
        && switch (AccountSessions.kind(exchange)) {
          case SIGN_UP, RECOVERY -> AccountSessions.text(exchange, "password").equals(password);
          case PASSWORD_CHANGE -> AccountSessions.text(exchange, "newPassword").equals(password);
          default -> false;
        };
  }

  private List<WebExchange> of(Set<Kind> kinds) {
    return kinds.stream().flatMap(kind -> sessions.of(kind).stream()).toList();
  }

  private void checkPassword(WebExchange signIn) {
    String name = sessions.nameOf(signIn);
    String password = AccountSessions.text(signIn, "password");
    if (password.isEmpty()) {
      return; // It has a passkey.
    }
    List<WebExchange> setting =
        of(Set.of(Kind.SIGN_UP, Kind.RECOVERY, Kind.PASSWORD_CHANGE)).stream()
            .filter(exchange -> sets(exchange, name, password))
            .toList();
    List<WebExchange> replacing =
        of(Set.of(Kind.RECOVERY, Kind.PASSWORD_CHANGE, Kind.DELETION)).stream()
            .filter(exchange -> sessions.nameOf(exchange).equals(name))
            .filter(exchange -> !sets(exchange, name, password))
            .toList();
    boolean isKnown = setting.stream().noneMatch(WebExchange::isOutcomeUnknown);
    long lastSet =
        setting.stream()
            .flatMap(exchange -> exchange.replies().stream())
            .mapToLong(WebExchange.Reply::answeredNanos)
            .max()
            .orElse(0);
    for (WebExchange.Reply reply : signIn.replies()) {
      boolean isReplaced =
          replacing.stream().anyMatch(other -> isDone(other, lastSet, reply.receivedNanos()));
      if (reply.status() == 200 && isKnown && isReplaced) {
        violations.add("a password that was replaced is valid: " + signIn);
      }
      if (reply.status() == 200 && setting.isEmpty()) {
        violations.add("a password that was never set is valid: " + signIn);
      }
      if (reply.status() == 403
          && setting.stream().anyMatch(set -> isDone(set, -1, reply.receivedNanos()))
          && !isInvoked(replacing, reply.answeredNanos())) {
        violations.add("the right password is refused: " + signIn);
      }
    }
  }

  private void checkPasskeys() {
    Map<String, List<WebExchange>> byAnswer =
        of(Set.of(Kind.SIGN_UP, Kind.SIGN_IN, Kind.DELETION)).stream()
            .filter(exchange -> !AccountSessions.text(exchange, "passkey").isEmpty())
            .collect(groupingBy(exchange -> AccountSessions.text(exchange, "passkey")));
    byAnswer.forEach((answer, exchanges) -> {
      if (exchanges.stream().mapToInt(exchange -> successes(exchange).size()).sum() > 1) {
        violations.add("an answer of a passkey was used twice: " + exchanges);
      }
      exchanges.forEach(this::checkPasskey);
    });
  }

  /// A recovery removes the passkeys of the account that has the name then.
  private void checkPasskey(WebExchange exchange) {
    String name = sessions.nameOf(exchange);
    for (WebExchange.Reply reply : successes(exchange)) {
      long created = signedUpNanos(name, reply.receivedNanos());
      if (sessions.of(Kind.RECOVERY).stream()
          .filter(recovery -> sessions.nameOf(recovery).equals(name))
          .anyMatch(recovery -> isDone(recovery, created, reply.receivedNanos()))) {
        violations.add("a passkey that was removed is valid: " + exchange);
      }
    }
  }

  /// Returns when an answer has told that the last account with a name before a time was created;
  /// the end of time when it may have been created without an answer.
  private long signedUpNanos(String name, long before) {
    return sessions.of(Kind.SIGN_UP).stream()
        .filter(signUp -> sessions.nameOf(signUp).equals(name) && signUp.invokedNanos() < before)
        .flatMapToLong(signUp ->
            signUp.isOutcomeUnknown()
                ? LongStream.of(Long.MAX_VALUE)
                : successes(signUp).stream().mapToLong(WebExchange.Reply::answeredNanos))
        .max()
        .orElse(-1);
  }

  private void checkCodes() {
    sessions.of(Kind.RECOVERY).stream()
        .collect(
            groupingBy(
                exchange -> AccountSessions.text(exchange, "recoveryCode"),
                Collectors.summingInt(exchange -> successes(exchange).size())))
        .forEach((code, uses) -> {
          if (uses > 1) {
            violations.add("the recovery code " + code + " was used " + uses + " times");
          }
        });
  }

  /// An account stays until it is deleted, and another one can have its name only then.
  ///
  /// @param signUps all requests for one name
  private void checkName(List<WebExchange> signUps) {
    String name = sessions.nameOf(signUps.getFirst());
    List<WebExchange> deletions =
        sessions.of(Kind.DELETION).stream()
            .filter(exchange -> sessions.nameOf(exchange).equals(name))
            .toList();
    List<WebExchange.Reply> created =
        signUps.stream().flatMap(exchange -> successes(exchange).stream()).toList();
    if (created.size() > 1 && deletions.isEmpty()) {
      violations.add("several accounts have the name " + name + ": " + created);
    }
    boolean exists = new MemberStore(store.database()).find(MemberNames.fold(name)).isPresent();
    if (!created.isEmpty() && deletions.isEmpty() && !exists) {
      violations.add("an account is lost: " + name);
    }
    long lastCreated = created.stream().mapToLong(WebExchange.Reply::answeredNanos).max().orElse(0);
    if (exists
        && signUps.stream().noneMatch(WebExchange::isOutcomeUnknown)
        && deletions.stream().anyMatch(each -> isDone(each, lastCreated, Long.MAX_VALUE))) {
      violations.add("an account was deleted, and exists: " + name);
    }
  }

  private void checkClaims() {
    Map<String, List<WebExchange>> byVisitor =
        of(Set.of(Kind.SIGN_UP, Kind.SIGN_IN, Kind.RECOVERY)).stream()
            .filter(exchange -> sessions.of(exchange.token()).isEmpty())
            .collect(groupingBy(WebExchange::token));
    byVisitor.forEach((visitor, requests) -> {
      if (requests.stream().noneMatch(WebExchange::isOutcomeUnknown)) {
        created(visitor).forEach((game, nanos) -> checkClaim(visitor, requests, game, nanos));
      }
    });
  }

  /// Returns the games that a visitor has created, with the times when they were told.
  private Map<String, Long> created(String visitor) {
    return network.exchanges().stream()
        .filter(exchange -> exchange.token().equals(visitor))
        .filter(exchange -> exchange.path().equals("/api/v2/games"))
        .flatMap(exchange -> successes(exchange).stream())
        .collect(
            Collectors.toMap(
                reply -> Json.read(reply.body()).text("gameId"),
                WebExchange.Reply::answeredNanos,
                Math::max));
  }

  private void checkClaim(String visitor, List<WebExchange> requests, String game, long nanos) {
    List<WebExchange> claims =
        requests.stream()
            .filter(request -> AccountSessions.text(request, "leaveGames").isEmpty())
            .filter(request -> isDone(request, nanos, Long.MAX_VALUE))
            .toList();
    boolean isOwn =
        store.queries().ofVisitor(visitor, ALL).stream().map(GameInfo::id).anyMatch(game::equals);
    if (isOwn != claims.isEmpty()) {
      violations.add(
          "the game %s of %s, claimed by %s, is %s"
              .formatted(game, visitor, claims, isOwn ? "the visitor's" : "not the visitor's"));
    }
    claims.forEach(claim -> checkOwner(sessions.nameOf(claim), game));
  }

  private void checkOwner(String name, String game) {
    boolean mayBeDeleted =
        sessions.of(Kind.DELETION).stream()
            .anyMatch(exchange -> sessions.nameOf(exchange).equals(name));
    boolean isOwner =
        new MemberStore(store.database())
            .find(MemberNames.fold(name)).stream()
                .map(Member::id)
                .flatMap(id ->
                    new AccountStore(store.database(), PersonalDataParts.ALL)
                        .export(id).getOrDefault("seats", List.of()).stream())
                .anyMatch(row -> game.equals(row.get("game")));
    if (!isOwner && !mayBeDeleted) {
      violations.add("the game " + game + " was claimed by " + name + ", who does not have it");
    }
  }
}
