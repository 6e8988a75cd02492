package tabuleiro.server.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/// Sends HTTP requests byte by byte, so that a test can send what a well-behaved client would not.
public final class RawRequest {
  private RawRequest() {}

  /// Sends a request and returns the whole response.
  ///
  /// @param head lines of the request, without `Connection`
  public static String send(int port, String... head) {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      String text = String.join("\r\n", head) + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
