package tabuleiro.server.http;

import io.avaje.json.JsonException;
import io.javalin.http.HttpResponseException;
import java.util.Map;
import java.util.Optional;
import tabuleiro.play.PlayException;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Violation;
import tabuleiro.server.store.Head;
import tabuleiro.server.store.StoreException;
import tabuleiro.server.view.HeadJson;

/// Thrown when a call is refused; nothing has changed then. It says why for programs and, without
/// words yet, for people.
public final class Problem extends RuntimeException {
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
  private record Beside(Optional<Head> head, String game, Optional<Integer> retrySeconds) {
    static final Beside NOTHING = new Beside(Optional.empty(), "", Optional.empty());
  }

  private final int status;
  private final String error;
  private final transient Phrase says;
  private final transient Beside beside;

  /// @param status of HTTP, such as 409
  /// @param error one word for programs, such as `stale`
  /// @param says why, for people
  public Problem(int status, String error, Phrase says) {
    this(status, error, says, Beside.NOTHING);
  }

  private Problem(int status, String error, Phrase says, Beside beside) {
    super(error, null, false, false);
    this.status = status;
    this.error = error;
    this.says = says;
    this.beside = beside;
  }

  /// Returns the problem that an exception tells of: one of ours, of the rules, of the store or of
  /// JSON. Anything else is a defect of the server, of which the caller hears no details.
  public static Problem of(Throwable thrown) {
    return switch (thrown) {
      case Problem problem -> problem;
      case StoreException e -> ofStore(e.phrase());
      case PlayException e -> new Problem(400, "illegal", e.phrase());
      case RulesException e -> new Problem(400, "illegal", phrase(e.violation()));
      case JsonException _ -> new Problem(400, "json", Phrase.of("http.json"));
      case HttpResponseException e -> ofStatus(e.getStatus());
      default -> new Problem(500, "defect", Phrase.of("http.defect"));
    };
  }

  private static Problem ofStore(Phrase says) {
    String error = says.key().substring(says.key().indexOf('.') + 1);
    return new Problem(STORE.getOrDefault(says.key(), 400), error, says);
  }

  private static Problem ofStatus(int status) {
    return switch (status) {
      case 404 -> notFound();
      case 405 -> new Problem(405, "method", Phrase.of("http.method"));
      default -> new Problem(status, "bad", Phrase.of("http.bad"));
    };
  }

  /// Returns the problem that there is nothing at an address.
  public static Problem notFound() {
    return new Problem(404, "not-found", Phrase.of("http.not-found"));
  }

  /// Returns the problem that somebody asks for too much, and when he may ask again.
  public static Problem tooMany(Phrase says, int retrySeconds) {
    Beside beside = new Beside(Optional.empty(), "", Optional.of(retrySeconds));
    return new Problem(429, "too-many", says, beside);
  }

  private static Phrase phrase(Violation violation) {
    return violation.rule().isEmpty()
        ? violation.phrase()
        : Phrase.of("with-rule", violation.phrase(), violation.rule());
  }

  /// Returns this problem with how far the game has come.
  public Problem at(Head head) {
    Beside more = new Beside(Optional.of(head), beside.game(), beside.retrySeconds());
    return new Problem(status, error, says, more);
  }

  /// Returns this problem, to be said in the words of a game.
  ///
  /// @param game the family's name
  public Problem in(String game) {
    return new Problem(status, error, says, new Beside(beside.head(), game, beside.retrySeconds()));
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
  boolean isDefect() {
    return status == 500;
  }

  /// Returns this problem as it is sent.
  public ProblemJson json(Caller caller) {
    return new ProblemJson(error, say(caller), beside.head().map(HeadJson::of));
  }

  /// Returns why, in the caller's language.
  public String say(Caller caller) {
    return caller.words(beside.game()).say(says);
  }
}
