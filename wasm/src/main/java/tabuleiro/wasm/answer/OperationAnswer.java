package tabuleiro.wasm.answer;

/// What an operation answers.
///
/// @param status as of HTTP: 200, or that of a problem
/// @param json the answer or the problem, as the server would write it
public record OperationAnswer(int status, String json) {}
