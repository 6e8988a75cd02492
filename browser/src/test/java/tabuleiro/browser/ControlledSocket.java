package tabuleiro.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// The socket between the page of a game and the server, which a test can disconnect.
final class ControlledSocket {
  private static final Pattern LIVE = Pattern.compile(".*/live\\?.*");

  private final List<WebSocketRoute> open = new ArrayList<>();
  private boolean isDisconnected;
  private boolean dropsServerMessages;
  private int stateMessages;

  /// Controls the sockets of a page that are opened from now on.
  static ControlledSocket attach(Page page) {
    ControlledSocket socket = new ControlledSocket();
    page.routeWebSocket(LIVE, socket::connect);
    return socket;
  }

  private void connect(WebSocketRoute client) {
    if (isDisconnected) {
      client.close();
      return;
    }
    WebSocketRoute server = client.connectToServer();
    server.onMessage(frame -> {
      if (!dropsServerMessages) {
        client.send(frame.text());
        stateMessages += frame.text().contains("\"type\":\"state\"") ? 1 : 0;
      }
    });
    open.add(server);
    open.add(client);
  }

  /// Closes the socket, and every new one until it is restored.
  void disconnect() {
    isDisconnected = true;
    open.forEach(WebSocketRoute::close);
    open.clear();
  }

  /// Drops the messages of the server.
  void dropServerMessages() {
    dropsServerMessages = true;
  }

  /// Returns how often the server has sent the whole game.
  int stateMessages() {
    return stateMessages;
  }

  /// Lets sockets work again.
  void restore() {
    isDisconnected = false;
    dropsServerMessages = false;
  }
}
