package tabuleiro.simulation;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tabuleiro.server.game.Json;
import tabuleiro.server.kernel.Tokens;

/// The sessions of members of a simulated site, as the exchanges tell of them: when they have
/// begun, and which requests may have ended them.
final class AccountSessions {
  /// A session.
  ///
  /// @param name the name of the account
  /// @param begin the answer with its secret
  record Session(String name, String secret, WebExchange.Reply begin) {}

  /// What a request of an account does.
  enum Kind {
    SIGN_UP,
    SIGN_IN,
    RECOVERY,
    SIGN_OUT,
    DEVICE_END,
    PASSWORD_CHANGE,
    DELETION,
    LOOK,
    /// None of these.
    OTHER
  }

  /// What begins a session.
  private static final Set<Kind> BEGINS = EnumSet.of(Kind.SIGN_UP, Kind.SIGN_IN, Kind.RECOVERY);

  private final Map<String, Session> sessions = new HashMap<>();
  private final Map<Kind, List<WebExchange>> exchanges;

  AccountSessions(List<WebExchange> all) {
    this.exchanges =
        all.stream()
            .filter(exchange -> exchange.path().startsWith(AccountHolder.PATH))
            .collect(Collectors.groupingBy(AccountSessions::kind));
    for (Kind kind : BEGINS) {
      for (WebExchange exchange : of(kind)) {
        successes(exchange)
            .forEach(reply ->
                sessions.put(
                    reply.secret(), new Session(text(exchange, "name"), reply.secret(), reply)));
      }
    }
  }

  static Kind kind(WebExchange exchange) {
    return switch (exchange.method() + exchange.path().substring(AccountHolder.PATH.length())) {
      case "POST" -> Kind.SIGN_UP;
      case "POST/session" ->
          text(exchange, "recoveryCode").isEmpty() ? Kind.SIGN_IN : Kind.RECOVERY;
      case "DELETE/session" -> Kind.SIGN_OUT;
      case "PUT/password" -> Kind.PASSWORD_CHANGE;
      case "POST/deletion" -> Kind.DELETION;
      case "GET" -> Kind.LOOK;
      default -> exchange.path().contains("/devices/") ? Kind.DEVICE_END : Kind.OTHER;
    };
  }

  /// Returns a field of a request; empty when it has none.
  static String text(WebExchange exchange, String field) {
    Json json = Json.read(exchange.body());
    return json.has(field) ? json.text(field) : "";
  }

  /// Returns the answers that tell of a success.
  static List<WebExchange.Reply> successes(WebExchange exchange) {
    return exchange.replies().stream()
        .filter(reply -> reply.status() == 200 || reply.status() == 201)
        .toList();
  }

  /// Returns all requests of a kind.
  List<WebExchange> of(Kind kind) {
    return exchanges.getOrDefault(kind, List.of());
  }

  /// Returns the session with a secret; empty for the secret of a visitor.
  Optional<Session> of(String secret) {
    return Optional.ofNullable(sessions.get(secret));
  }

  /// Returns the name of the account that a request is about; empty when it is not known.
  String nameOf(WebExchange exchange) {
    return BEGINS.contains(kind(exchange))
        ? text(exchange, "name")
        : of(exchange.token()).map(Session::name).orElse("");
  }

  /// Returns the requests that end a session when they are performed.
  List<WebExchange> endsOf(Session session) {
    List<WebExchange> all = new ArrayList<>();
    exchanges.forEach((kind, some) ->
        some.stream().filter(exchange -> ends(kind, exchange, session)).forEach(all::add));
    return all;
  }

  private boolean ends(Kind kind, WebExchange exchange, Session session) {
    boolean isOwn = exchange.token().equals(session.secret());
    return switch (kind) {
      case SIGN_IN, SIGN_OUT -> isOwn;
      case DEVICE_END -> exchange.path().endsWith(Tokens.sha256(session.secret()));
      case PASSWORD_CHANGE -> !isOwn && nameOf(exchange).equals(session.name());
      case RECOVERY ->
          nameOf(exchange).equals(session.name()) && !exchange.replies().contains(session.begin());
      case DELETION -> nameOf(exchange).equals(session.name());
      case SIGN_UP, LOOK, OTHER -> false;
    };
  }
}
