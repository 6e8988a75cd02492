package tabuleiro.simulation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.server.event.Secrets;
import tabuleiro.server.games.Json;

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

  private final Map<String, Session> sessions = new HashMap<>();
  private final List<WebExchange> exchanges;

  AccountSessions(List<WebExchange> all) {
    this.exchanges =
        all.stream().filter(exchange -> exchange.path().startsWith(AccountHolder.PATH)).toList();
    for (WebExchange exchange : exchanges) {
      if (begins(exchange)) {
        successes(exchange)
            .forEach(reply ->
                sessions.put(
                    reply.secret(), new Session(text(exchange, "name"), reply.secret(), reply)));
      }
    }
  }

  private static boolean begins(WebExchange exchange) {
    return switch (kind(exchange)) {
      case SIGN_UP, SIGN_IN, RECOVERY -> true;
      case SIGN_OUT, DEVICE_END, PASSWORD_CHANGE, DELETION, LOOK, OTHER -> false;
    };
  }

  static Kind kind(WebExchange exchange) {
    return switch (exchange.method() + exchange.path().substring(AccountHolder.PATH.length())) {
      case "POST" -> Kind.SIGN_UP;
      case "POST/session" -> text(exchange, "code").isEmpty() ? Kind.SIGN_IN : Kind.RECOVERY;
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
    return exchanges.stream().filter(exchange -> kind(exchange) == kind).toList();
  }

  /// Returns the session with a secret; empty for the secret of a visitor.
  Optional<Session> of(String secret) {
    return Optional.ofNullable(sessions.get(secret));
  }

  /// Returns the name of the account that a request is about; empty when it is not known.
  String nameOf(WebExchange exchange) {
    return begins(exchange)
        ? text(exchange, "name")
        : of(exchange.token()).map(Session::name).orElse("");
  }

  /// Returns the requests that end a session when they are performed.
  List<WebExchange> endsOf(Session session) {
    List<WebExchange> all = new ArrayList<>();
    for (WebExchange exchange : exchanges) {
      boolean isOwn = exchange.token().equals(session.secret());
      boolean ends =
          switch (kind(exchange)) {
            case SIGN_IN, SIGN_OUT -> isOwn;
            case DEVICE_END -> exchange.path().endsWith(Secrets.sha256(session.secret()));
            case PASSWORD_CHANGE -> !isOwn && nameOf(exchange).equals(session.name());
            case RECOVERY ->
                nameOf(exchange).equals(session.name())
                    && !exchange.replies().contains(session.begin());
            case DELETION -> nameOf(exchange).equals(session.name());
            case SIGN_UP, LOOK, OTHER -> false;
          };
      if (ends) {
        all.add(exchange);
      }
    }
    return all;
  }
}
