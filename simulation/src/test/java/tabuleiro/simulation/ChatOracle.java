package tabuleiro.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.server.account.MemberStore;
import tabuleiro.server.chat.ChatMessage;
import tabuleiro.server.chat.ChatStore;
import tabuleiro.server.chat.GameChat;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.Json;

/// Checks the messages between the players of a simulated site. A message that the server has
/// acknowledged is stored once. A message that the server has refused is not stored. At the end
/// every connected player has received all messages of the game.
final class ChatOracle {
  private final GameStore store;
  private final WebNetwork network;
  private final List<String> violations = new ArrayList<>();

  ChatOracle(GameStore store, WebNetwork network) {
    this.store = store;
    this.network = network;
  }

  /// Returns what is wrong.
  List<String> check() {
    network.exchanges().stream()
        .filter(exchange -> exchange.path().endsWith("/messages"))
        .forEach(this::checkStored);
    network.sockets().stream()
        .filter(SimulatedSocket::isConnected)
        .filter(socket -> socket.path().contains("/games/"))
        .forEach(this::checkReceived);
    return violations;
  }

  private Optional<GameChat> chat(String path, String token) {
    return new ChatStore(store.database())
        .find(WebMessages.gameOf(path), new MemberStore(store.database()).playerOf(token));
  }

  private static List<String> texts(Optional<GameChat> chat) {
    return chat.map(GameChat::messages).orElse(List.of()).stream()
        .map(ChatMessage::content)
        .map(content -> content.text())
        .toList();
  }

  private void checkStored(WebExchange exchange) {
    String text = Json.read(exchange.body()).text("text");
    long stored =
        texts(chat(exchange.path(), exchange.token())).stream().filter(text::equals).count();
    // Another account may have taken over the seat, or the account was deleted with its messages.
    boolean isPlayer =
        !store.seats().sidesOf(WebMessages.gameOf(exchange.path()), exchange.token()).isEmpty();
    if (isPlayer && exchange.isAnswered(200) && stored == 0) {
      violations.add("a message is acknowledged, but not stored: " + exchange);
    }
    if (stored > 1) {
      violations.add("a message is stored " + stored + " times: " + exchange);
    }
  }

  private void checkReceived(SimulatedSocket socket) {
    String game = WebMessages.gameOf(socket.path());
    Optional<GameChat> chat = chat(socket.path(), socket.token());
    if (chat.isEmpty() || store.seats().sidesOf(game, socket.token()).size() != 1) {
      return;
    }
    int received =
        socket.sent().reversed().stream()
            .map(Json::read)
            .filter(message -> message.text("type").equals("chat"))
            .findFirst()
            .map(message -> message.size("messages"))
            .orElse(-1);
    if (received != chat.get().messages().size()) {
      violations.add(
          "a player at %s has received %d messages, not %s"
              .formatted(socket.path(), received, texts(chat)));
    }
  }
}
