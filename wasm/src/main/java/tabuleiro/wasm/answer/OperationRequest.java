package tabuleiro.wasm.answer;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.position.RequestedBoard;
import tabuleiro.view.position.Variation;
import tabuleiro.view.text.MessageCatalogue;

/// A request, or a message over a socket, with its parameters. What is missing is an empty text.
///
/// @param language the language of the answer
/// @param path the parameters of the path
/// @param values those of the query, and the fields of the body; a list is one text, with spaces
public record OperationRequest(
    Language language, Map<String, String> path, Map<String, String> values) {
  public OperationRequest {
    path = Map.copyOf(path);
    values = Map.copyOf(values);
  }

  /// Returns this request with the parameters of its path.
  OperationRequest at(Map<String, String> parameters) {
    return new OperationRequest(language, parameters, values);
  }

  /// Returns a parameter of the path.
  public String path(String name) {
    return path.getOrDefault(name, "");
  }

  /// Returns a parameter of the query or a field of the body, or else a parameter of the path.
  public String text(String name) {
    return values.getOrDefault(name, path(name));
  }

  /// Returns the same; empty when there is none.
  public Optional<String> find(String name) {
    return Optional.of(text(name)).filter(text -> !text.isEmpty());
  }

  /// Returns a whole number.
  ///
  /// @param otherwise the number when the parameter is missing
  public long number(String name, long otherwise) {
    return find(name).map(text -> number(name, text)).orElse(otherwise);
  }

  /// Returns a whole number; empty when it is missing.
  public Optional<Long> findNumber(String name) {
    return find(name).map(text -> number(name, text));
  }

  private static long number(String name, String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      RequestProblem problem =
          new RequestProblem(400, "field", Message.of("http.field-number", name));
      problem.initCause(e);
      throw problem;
    }
  }

  /// Returns a truth value; false when it is missing.
  public boolean isTrue(String name) {
    return text(name).equals("true");
  }

  String game() {
    return text("game");
  }

  /// Returns the messages of the game that the request names.
  public Messages messages() {
    return MessageCatalogue.of(language, game());
  }

  /// Returns the game, which need not name a variant.
  String requireGame() {
    if (Games.find(game()).isEmpty()) {
      throw RequestProblem.notFound();
    }
    return game();
  }

  /// Returns the game and the position that the request names.
  public RequestedBoard requestedBoard() {
    return new RequestedBoard(find("game"), find("variant"), find("position"));
  }

  Game board() {
    return Variation.game(game(), text("variant"));
  }

  /// Returns the moves from the initial position.
  public Variation moves() {
    Position start = requestedBoard().position(board(), number("seed", 1));
    return Variation.of(start, Variation.splitWords(text("moves")));
  }

  /// Returns the names of the click targets.
  public List<String> targets() {
    return Variation.splitWords(text("targets"));
  }
}
