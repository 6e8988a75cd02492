package tabuleiro.wasm.answer;

import java.util.List;
import java.util.Map;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.view.position.Variation;
import tabuleiro.view.text.MessageCatalogue;

/// A request with its parameters. What is missing is an empty text.
///
/// @param language the language of the answer
/// @param parameters those of the path and those of the query
public record OperationRequest(Language language, Map<String, String> parameters) {
  public OperationRequest {
    parameters = Map.copyOf(parameters);
  }

  String text(String name) {
    return parameters.getOrDefault(name, "");
  }

  /// Returns a whole number.
  ///
  /// @param otherwise the number when the parameter is missing
  long number(String name, long otherwise) {
    String text = text(name);
    try {
      return text.isEmpty() ? otherwise : Long.parseLong(text);
    } catch (NumberFormatException e) {
      RequestProblem problem = new RequestProblem(400, name, Message.of("replay.seed", text));
      problem.initCause(e);
      throw problem;
    }
  }

  String game() {
    return text("game");
  }

  /// Returns the messages of the game.
  Messages messages() {
    return MessageCatalogue.of(language, game());
  }

  /// Returns the game, which need not name a variant.
  String requireGame() {
    if (Games.find(game()).isEmpty()) {
      throw RequestProblem.notFound();
    }
    return game();
  }

  Game board() {
    return Variation.game(game(), text("variant"));
  }

  /// Returns the moves from the initial position.
  Variation moves() {
    Game game = board();
    String text = text("position");
    Position start = text.isEmpty() ? game.start(number("seed", 1)) : game.parse(text);
    return Variation.of(start, Variation.splitWords(text("moves")));
  }

  List<String> targets() {
    return Variation.splitWords(text("targets"));
  }
}
