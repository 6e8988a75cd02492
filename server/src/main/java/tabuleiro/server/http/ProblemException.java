package tabuleiro.server.http;

import io.javalin.http.HttpResponseException;
import java.util.Optional;
import tabuleiro.play.PlayException;
import tabuleiro.play.live.ChainHead;
import tabuleiro.play.live.InvalidIdException;
import tabuleiro.protocol.common.ProblemJson;
import tabuleiro.protocol.position.HeadJson;
import tabuleiro.rules.Message;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Violation;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.text.Messages;
import tabuleiro.text.SafeText;
import tabuleiro.view.game.HeadJsonMapper;
import tabuleiro.view.opening.OpeningException;
import tabuleiro.view.position.InGameException;
import tabuleiro.view.position.RefusalJsonMapper;

/// Thrown when a request is refused; the request changed nothing. It carries an error code for
/// programs and a message for people, in no language yet.
public final class ProblemException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /// Optional details.
  ///
  /// @param violation the broken rule of the game
  /// @param head the head of the game
  /// @param game the game whose messages are used; empty for the general ones
  /// @param retrySeconds the seconds after which to try again
  private record Details(
      Optional<Violation> violation,
      Optional<HeadJson> head,
      String game,
      Optional<Integer> retrySeconds) {
    static final Details NOTHING =
        new Details(Optional.empty(), Optional.empty(), "", Optional.empty());
  }

  private final int status;
  private final String error;
  private final String kind;
  private final transient Message message;
  private final transient Details details;

  /// @param status the HTTP status, such as 409
  /// @param error the error code, such as `stale`
  /// @param message the message
  public ProblemException(int status, String error, Message message) {
    this(status, error, error, message, Details.NOTHING);
  }

  private ProblemException(
      int status, String error, String kind, Message message, Details details) {
    super(error, null, false, false);
    this.status = status;
    this.error = error;
    this.kind = kind;
    this.message = message;
    this.details = details;
  }

  /// Returns the problem for an exception of this package, of the rules or of the store. Any other
  /// exception is an internal error, whose details the client does not get.
  public static ProblemException of(Throwable thrown) {
    return switch (thrown) {
      case ProblemException problem -> problem;
      case StoreException e -> ofStore(e);
      case InvalidIdException _ -> new ProblemException(400, "id", Message.of("store.id"));
      case InGameException e ->
          new ProblemException(400, "illegal", e.problem())
              .withViolation(e.violation())
              .inGame(e.game());
      case OpeningException e -> new ProblemException(400, e.error(), e.problem());
      case PlayException e -> new ProblemException(400, "illegal", e.problem());
      case RulesException e -> ofViolation(e.violation());
      case HttpResponseException e -> ofStatus(e.getStatus());
      default -> new ProblemException(500, "defect", Message.of("http.defect"));
    };
  }

  /// Returns the problem of a server that is about to stop. The client may try again at once, since
  /// another server may answer.
  public static ProblemException draining() {
    return new ProblemException(503, "draining", Message.of("http.draining"));
  }

  private static ProblemException ofViolation(Violation violation) {
    return new ProblemException(400, "illegal", violation.withRule())
        .withViolation(Optional.of(violation));
  }

  private static ProblemException ofStore(StoreException thrown) {
    int status =
        switch (thrown.failure()) {
          case SESSION_ENDED -> 401;
          case NO_GAME -> 404;
          case REUSED, CHALLENGES -> 409;
          case BROKEN, NO_RULES -> 410;
          case UNAVAILABLE, FULL, CLOSED -> 503;
          case INVITATION, IN_USE, COMMAND -> 400;
        };
    return new ProblemException(status, thrown.failure().code(), thrown.message());
  }

  /// Returns the problem for a status of the library.
  public static ProblemException ofStatus(int status) {
    return switch (status) {
      case 404 -> notFound();
      case 405 -> new ProblemException(405, "method", Message.of("http.method"));
      default -> new ProblemException(status, "bad", Message.of("http.bad"));
    };
  }

  /// Returns the problem for an unknown address.
  public static ProblemException notFound() {
    return new ProblemException(404, "not-found", Message.of("http.not-found"));
  }

  /// Returns the problem for a request that opens no socket at the address of one.
  public static ProblemException upgradeRequired() {
    return new ProblemException(426, "upgrade", Message.of("http.upgrade"));
  }

  /// Returns the problem for a client that exceeds a limit.
  ///
  /// @param limit which limit it is, for the operator's metrics, such as `rate`
  public static ProblemException tooManyRequests(String limit, Message message, int retrySeconds) {
    return new ProblemException(429, "too-many", limit, message, retryAfter(retrySeconds));
  }

  private static Details retryAfter(int seconds) {
    return new Details(Optional.empty(), Optional.empty(), "", Optional.of(seconds));
  }

  /// Returns the problem of a server that has too much other work of this kind.
  public static ProblemException busy(int retrySeconds) {
    return new ProblemException(
        503, "busy", "busy", Message.of("http.busy", retrySeconds), retryAfter(retrySeconds));
  }

  /// Returns this problem with the broken rule of the game, if one is.
  public ProblemException withViolation(Optional<Violation> violation) {
    return with(new Details(violation, details.head(), details.game(), details.retrySeconds()));
  }

  /// Returns this problem with the head of the game.
  public ProblemException withHead(ChainHead head) {
    return with(
        new Details(
            details.violation(),
            Optional.of(HeadJsonMapper.of(head)),
            details.game(),
            details.retrySeconds()));
  }

  /// Returns this problem with the messages of a game.
  ///
  /// @param game the family's name
  public ProblemException inGame(String game) {
    return with(new Details(details.violation(), details.head(), game, details.retrySeconds()));
  }

  private ProblemException with(Details other) {
    return new ProblemException(status, error, kind, message, other);
  }

  /// Returns the HTTP status.
  public int status() {
    return status;
  }

  /// Returns the error code.
  public String error() {
    return error;
  }

  /// Returns the error code, or for a client that exceeds a limit which one: `rate`, `sockets` or
  /// `games`.
  public String kind() {
    return kind;
  }

  /// Returns the seconds after which to try again, if known.
  public Optional<Integer> retrySeconds() {
    return details.retrySeconds();
  }

  /// Returns whether this is an internal error of the server.
  public boolean isServerError() {
    return status == 500;
  }

  /// Returns the message, in no language yet.
  public Message description() {
    return message;
  }

  /// Returns this problem as JSON in the caller's language.
  public ProblemJson toJson(Caller caller) {
    Messages messages = caller.messages(details.game());
    return new ProblemJson(
        error,
        text(caller),
        Optional.of(caller.requestId()).filter(id -> !id.isEmpty()),
        details.violation().map(violation -> RefusalJsonMapper.of(violation, messages)),
        details.head());
  }

  /// Returns the message in the caller's language. When the server is the cause, it has the id of
  /// the request, for the operator.
  public String text(Caller caller) {
    Messages messages = caller.messages(details.game());
    String says = SafeText.clean(messages.format(message));
    return isServerError() && !caller.requestId().isEmpty()
        ? messages.format("http.with-request", says, caller.requestId())
        : says;
  }
}
