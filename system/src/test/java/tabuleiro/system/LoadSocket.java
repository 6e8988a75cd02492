package tabuleiro.system;

import java.io.IOException;
import java.net.http.WebSocketHandshakeException;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import tabuleiro.testkit.WebSocketClient;

/// A socket of a game over which a client sends commands, as browsers do.
///
/// @param client the open socket
record LoadSocket(WebSocketClient client) {
  private static final int OK = 200;
  private static final int REFUSED = 409;
  private static final int TOO_MANY = 429;

  /// Opens a socket; empty if the server has too many.
  ///
  /// @throws IOException if the server is gone
  static Optional<LoadSocket> open(ApiClient api, String game) throws IOException {
    try {
      return Optional.of(new LoadSocket(api.openSocket("/api/v2/games/" + game + "/live")));
    } catch (CompletionException e) {
      if (e.getCause() instanceof WebSocketHandshakeException refused
          && refused.getResponse().statusCode() == TOO_MANY) {
        return Optional.empty();
      }
      throw new IOException(e);
    }
  }

  /// Sends a command and waits for its reply, skipping notifications of the game.
  ///
  /// @param id the id of the command
  /// @throws IOException if the server is gone before it replies
  ApiResponse send(String id, String json) throws IOException {
    try {
      client.send(json);
    } catch (CompletionException e) {
      throw new IOException(e);
    }
    while (true) {
      String message = client.receive();
      if (message.equals(WebSocketClient.CLOSED)) {
        throw new IOException("the socket has ended");
      }
      ApiResponse response = new ApiResponse(OK, message);
      String type = response.string("type").orElse("");
      boolean isTooMuch = response.string("error").equals(Optional.of("too-many"));
      if (type.equals("problem")) {
        return new ApiResponse(isTooMuch ? TOO_MANY : REFUSED, message);
      }
      if (type.equals("reply") && response.string("id").orElse("").equals(id)) {
        boolean isAccepted = Boolean.TRUE.equals(response.json().get("accepted"));
        return isAccepted ? response : new ApiResponse(isTooMuch ? TOO_MANY : REFUSED, message);
      }
    }
  }
}
