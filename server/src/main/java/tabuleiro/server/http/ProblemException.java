package tabuleiro.server.http;

import io.avaje.json.JsonException;
import io.javalin.http.HttpResponseException;
import java.util.Map;
import java.util.Optional;
import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Violation;
import tabuleiro.server.event.ChainHead;
import tabuleiro.server.store.StoreException;
import tabuleiro.server.view.HeadJson;

/// Thrown when a call is refused; nothing has changed then. It says why for programs and, without
/// words yet, for people.
public final class ProblemException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /// What a refusal of the store means in HTTP; the others are mistakes of whoever calls.
  private static final Map<String, Integer> STORE =
      Map.of(
          "store.unavailable", 503,
          "store.closed", 503,
          "store.broken", 503,
          "store.reused", 409,
          "store.no-game", 404);

  /// What may be said beside the reason.
  ///
  /// @param head how far the game has come
  /// @param game in whose words it is said; empty for the general ones
  /// @param retrySeconds when to try again
  private record Details(Optional<ChainHead> head, String game, Optional<Integer> retrySeconds) {
    static final Details NOTHING = new Details(Optional.empty(), "", Optional.empty());
  }

  private final int status;
  private final String error;
  private final transient Message says;
  private final transient Details beside;

  /// @param status of HTTP, such as 409
  /// @param error one word for programs, such as `stale`
  /// @param says why, for people
  public ProblemException(int status, String error, Message says) {
    this(status, error, says, Details.NOTHING);
  }

  private ProblemException(int status, String error, Message says, Details beside) {
    super(error, null, false, false);
    this.status = status;
    this.error = error;
    this.says = says;
    this.beside = beside;
  }

  /// Returns the problem that an exception tells of: one of ours, of the rules, of the store or of
  /// JSON. Anything else is a defect of the server, of which the caller hears no details.
  public static ProblemException of(Throwable thrown) {
    return switch (thrown) {
      case ProblemException problem -> problem;
      case StoreException e -> ofStore(e.phrase());
      case PlayException e -> new ProblemException(400, "illegal", e.problem());
      case RulesException e -> new ProblemException(400, "illegal", phrase(e.violation()));
      case JsonException _ -> new ProblemException(400, "json", Message.of("http.json"));
      case HttpResponseException e -> ofStatus(e.getStatus());
      default -> new ProblemException(500, "defect", Message.of("http.defect"));
    };
  }

  private static ProblemException ofStore(Message says) {
    String error = says.key().substring(says.key().indexOf('.') + 1);
    return new ProblemException(STORE.getOrDefault(says.key(), 400), error, says);
  }

  private static ProblemException ofStatus(int status) {
    return switch (status) {
      case 404 -> notFound();
      case 405 -> new ProblemException(405, "method", Message.of("http.method"));
      default -> new ProblemException(status, "bad", Message.of("http.bad"));
    };
  }

  /// Returns the problem that there is nothing at an address.
  public static ProblemException notFound() {
    return new ProblemException(404, "not-found", Message.of("http.not-found"));
  }

  /// Returns the problem that somebody asks for too much, and when he may ask again.
  public static ProblemException tooManyRequests(Message says, int retrySeconds) {
    Details beside = new Details(Optional.empty(), "", Optional.of(retrySeconds));
    return new ProblemException(429, "too-many", says, beside);
  }

  private static Message phrase(Violation violation) {
    return violation.rule().isEmpty()
        ? violation.message()
        : Message.of("with-rule", violation.message(), violation.rule());
  }

  /// Returns this problem with how far the game has come.
  public ProblemException withHead(ChainHead head) {
    Details more = new Details(Optional.of(head), beside.game(), beside.retrySeconds());
    return new ProblemException(status, error, says, more);
  }

  /// Returns this problem, to be said in the words of a game.
  ///
  /// @param game the family's name
  public ProblemException inGame(String game) {
    return new ProblemException(
        status, error, says, new Details(beside.head(), game, beside.retrySeconds()));
  }

  /// Returns the status of HTTP.
  public int status() {
    return status;
  }

  /// Returns the word for programs.
  public String error() {
    return error;
  }

  /// Returns when to try again, in seconds, where that is known.
  Optional<Integer> retrySeconds() {
    return beside.retrySeconds();
  }

  /// Returns whether the server itself is to blame.
  boolean isServerError() {
    return status == 500;
  }

  /// Returns this problem as it is sent.
  public ProblemJson toJson(Caller caller) {
    return new ProblemJson(error, text(caller), beside.head().map(HeadJson::of));
  }

  /// Returns why, in the caller's language.
  public String text(Caller caller) {
    return caller.messages(beside.game()).format(says);
  }
}
