package tabuleiro.app.serving;

import java.io.IOException;
import java.net.http.WebSocketHandshakeException;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import tabuleiro.testkit.WebSocketClient;

/// A socket at a game, over which a program sends commands as browsers do.
///
/// @param talk what is said there
record StormLine(WebSocketClient talk) {
  private static final int OK = 200;
  private static final int REFUSED = 409;
  private static final int TOO_MANY = 429;

  /// Opens a socket; empty when the server has too much to do.
  ///
  /// @throws IOException when the server is gone
  static Optional<StormLine> open(Program program, String game) throws IOException {
    try {
      return Optional.of(new StormLine(program.talk("/api/v1/games/" + game + "/live")));
    } catch (CompletionException e) {
      if (e.getCause() instanceof WebSocketHandshakeException refused
          && refused.getResponse().statusCode() == TOO_MANY) {
        return Optional.empty();
      }
      throw new IOException(e);
    }
  }

  /// Sends a command and waits for its answer; what happens in the game is told in between.
  ///
  /// @param id the command's
  /// @throws IOException when the server goes away before it has answered
  Answer send(String id, String json) throws IOException {
    try {
      talk.send(json);
    } catch (CompletionException e) {
      throw new IOException(e);
    }
    while (true) {
      String heard = talk.receive();
      if (heard.equals(WebSocketClient.CLOSED)) {
        throw new IOException("the socket has ended");
      }
      Answer answer = new Answer(OK, heard);
      String type = answer.string("type").orElse("");
      if (type.equals("problem")) {
        boolean isTooMuch = answer.string("error").equals(Optional.of("too-many"));
        return new Answer(isTooMuch ? TOO_MANY : REFUSED, heard);
      }
      if (type.equals("reply") && answer.string("id").orElse("").equals(id)) {
        boolean isAccepted = Boolean.TRUE.equals(answer.json().get("accepted"));
        return isAccepted ? answer : new Answer(REFUSED, heard);
      }
    }
  }
}
