package tabuleiro.wasm.answer;

import java.util.Optional;
import tabuleiro.play.PlayException;
import tabuleiro.play.live.ChainHead;
import tabuleiro.play.live.InvalidIdException;
import tabuleiro.protocol.common.ProblemJson;
import tabuleiro.rules.Message;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Violation;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.text.SafeText;
import tabuleiro.view.game.HeadJsonMapper;
import tabuleiro.view.opening.OpeningException;
import tabuleiro.view.position.InGameException;
import tabuleiro.view.position.RefusalJsonMapper;
import tabuleiro.view.text.MessageCatalogue;

/// Thrown when a request is refused. It has the status and the error code that the server has.
public final class RequestProblem extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int status;
  private final String error;
  private final transient Message message;
  private final transient Optional<Violation> violation;
  private final transient Optional<ChainHead> head;
  private final String game;

  /// @param status as of HTTP, such as 404
  /// @param error the code for programs
  /// @param message the reason for people
  public RequestProblem(int status, String error, Message message) {
    this(status, error, message, Optional.empty(), Optional.empty(), "");
  }

  private RequestProblem(
      int status,
      String error,
      Message message,
      Optional<Violation> violation,
      Optional<ChainHead> head,
      String game) {
    super(error);
    this.status = status;
    this.error = error;
    this.message = message;
    this.violation = violation;
    this.head = head;
    this.game = game;
  }

  /// Returns the problem of something that does not exist.
  public static RequestProblem notFound() {
    return new RequestProblem(404, "not-found", Message.of("http.not-found"));
  }

  /// Returns the problem of an operation that only a server can answer.
  public static RequestProblem noServer() {
    return new RequestProblem(404, "no-server", Message.of("http.no-server"));
  }

  /// Returns the problem of an unknown game.
  public static RequestProblem noGame(String id) {
    return new RequestProblem(404, "no-game", Message.of("store.no-game", id));
  }

  /// Returns the problem of a body or a message that is not JSON.
  public static RequestProblem notJson() {
    return new RequestProblem(400, "json", Message.of("http.json"));
  }

  /// Returns this problem with the broken rule and the last event of a game.
  public RequestProblem with(Optional<Violation> broken, ChainHead last) {
    return new RequestProblem(status, error, message, broken, Optional.of(last), game);
  }

  /// Returns this problem with the messages of a game.
  ///
  /// @param family the name of its family
  public RequestProblem inGame(String family) {
    return new RequestProblem(status, error, message, violation, head, family);
  }

  /// Returns the problem of a worker that has failed and was started again.
  public static RequestProblem restarted() {
    return new RequestProblem(500, "restart", Message.of("local.restarted"));
  }

  /// Returns the problem of a part of the program that cannot be loaded now.
  public static RequestProblem unavailable() {
    return new RequestProblem(503, "unavailable", Message.of("local.unavailable"));
  }

  /// Returns the problem of an exception.
  public static RequestProblem of(RuntimeException thrown) {
    return switch (thrown) {
      case RequestProblem problem -> problem;
      case InvalidIdException _ -> new RequestProblem(400, "id", Message.of("store.id"));
      case InGameException e -> illegal(e.problem(), e.violation()).inGame(e.game());
      case OpeningException e -> new RequestProblem(400, e.error(), e.problem());
      case PlayException e -> illegal(e.problem(), Optional.empty());
      case RulesException e -> illegal(e.violation().withRule(), Optional.of(e.violation()));
      default -> new RequestProblem(500, "defect", Message.of("http.defect"));
    };
  }

  private static RequestProblem illegal(Message message, Optional<Violation> violation) {
    return new RequestProblem(400, "illegal", message, violation, Optional.empty(), "");
  }

  /// Returns the problem as JSON.
  ///
  /// @param family the game whose messages are used, where the problem names none; general ones for
  ///   an unknown game
  public ProblemJson toJson(Language language, String family) {
    Messages messages = MessageCatalogue.of(language, game.isEmpty() ? family : game);
    return new ProblemJson(
        error,
        SafeText.clean(messages.format(message)),
        Optional.empty(),
        violation.map(broken -> RefusalJsonMapper.of(broken, messages)),
        head.map(HeadJsonMapper::of));
  }

  /// Returns the answer; see [#toJson].
  public OperationAnswer answer(Language language, String family) {
    return new OperationAnswer(status, AnswerJson.format(toJson(language, family)));
  }
}
