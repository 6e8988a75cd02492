package tabuleiro.wasm.answer;

import java.util.Optional;
import tabuleiro.play.PlayException;
import tabuleiro.protocol.common.ProblemJson;
import tabuleiro.rules.Message;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Violation;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.text.SafeText;
import tabuleiro.view.position.RefusalJsonMapper;
import tabuleiro.view.text.MessageCatalogue;

/// Thrown when a request is refused. It has the status and the error code that the server has.
final class RequestProblem extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int status;
  private final String error;
  private final transient Message message;
  private final transient Optional<Violation> violation;

  /// @param status as of HTTP, such as 404
  /// @param error the code for programs
  /// @param message the reason for people
  RequestProblem(int status, String error, Message message) {
    this(status, error, message, Optional.empty());
  }

  private RequestProblem(int status, String error, Message message, Optional<Violation> violation) {
    super(error);
    this.status = status;
    this.error = error;
    this.message = message;
    this.violation = violation;
  }

  static RequestProblem notFound() {
    return new RequestProblem(404, "not-found", Message.of("http.not-found"));
  }

  /// Returns the problem of a worker that has failed and was started again.
  static RequestProblem restarted() {
    return new RequestProblem(500, "restart", Message.of("http.defect"));
  }

  /// Returns the problem of an exception.
  static RequestProblem of(RuntimeException thrown) {
    return switch (thrown) {
      case RequestProblem problem -> problem;
      case PlayException e -> new RequestProblem(400, "illegal", e.problem());
      case RulesException e ->
          new RequestProblem(400, "illegal", e.violation().withRule(), Optional.of(e.violation()));
      default -> new RequestProblem(500, "defect", Message.of("http.defect"));
    };
  }

  /// Returns the answer.
  ///
  /// @param game the game whose messages are used; general ones for an unknown game
  OperationAnswer answer(Language language, String game) {
    Messages messages = MessageCatalogue.of(language, game);
    ProblemJson problem =
        new ProblemJson(
            error,
            SafeText.clean(messages.format(message)),
            Optional.empty(),
            violation.map(broken -> RefusalJsonMapper.of(broken, messages)),
            Optional.empty());
    return new OperationAnswer(status, AnswerJson.format(problem));
  }
}
