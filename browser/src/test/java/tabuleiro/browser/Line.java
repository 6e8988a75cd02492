package tabuleiro.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// The line between the page of a game and the server, which can break; the server itself stays.
final class Line {
  private static final Pattern LIVE = Pattern.compile(".*/live\\?.*");

  private final List<WebSocketRoute> open = new ArrayList<>();
  private boolean isCut;
  private boolean isDeaf;

  /// Lays the line of a window, before it goes to a game.
  static Line of(Page page) {
    Line line = new Line();
    page.routeWebSocket(LIVE, line::begin);
    return line;
  }

  private void begin(WebSocketRoute socket) {
    if (isCut) {
      socket.close();
      return;
    }
    WebSocketRoute server = socket.connectToServer();
    server.onMessage(frame -> {
      if (!isDeaf) {
        socket.send(frame.text());
      }
    });
    open.add(server);
    open.add(socket);
  }

  /// Breaks the line; none can be had until it is mended.
  void cut() {
    isCut = true;
    open.forEach(WebSocketRoute::close);
    open.clear();
  }

  /// Lets nothing come that the server says.
  void deafen() {
    isDeaf = true;
  }

  /// Lets all go on.
  void mend() {
    isCut = false;
    isDeaf = false;
  }
}
