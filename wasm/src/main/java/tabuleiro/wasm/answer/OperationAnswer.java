package tabuleiro.wasm.answer;

/// What an operation answers.
///
/// @param status as of HTTP: 200, or that of a problem
/// @param text the answer or the problem as the server would write it: JSON, or the text of a
///   record of a game
public record OperationAnswer(int status, String text) {
  /// Returns the answer to an operation that has created something.
  ///
  /// @param created a record of the protocol
  public static OperationAnswer created(Object created) {
    return new OperationAnswer(201, AnswerJson.format(created));
  }

  /// Returns the answer to an operation that has succeeded.
  ///
  /// @param answer a record of the protocol, or an answer
  static OperationAnswer of(Object answer) {
    return answer instanceof OperationAnswer complete
        ? complete
        : new OperationAnswer(200, AnswerJson.format(answer));
  }
}
