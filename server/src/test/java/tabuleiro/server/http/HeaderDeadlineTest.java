package tabuleiro.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class HeaderDeadlineTest {
  private static final String REQUEST = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

  private final AtomicLong nanos = new AtomicLong();
  private final Server server = new Server();
  private final ServerConnector connector = new ServerConnector(server);
  private final HeaderDeadline deadline =
      new HeaderDeadline(
          new Handler.Abstract.NonBlocking() {
            @Override
            public boolean handle(Request request, Response response, Callback callback) {
              callback.succeeded();
              return true;
            }
          },
          nanos::get);

  @BeforeEach
  void start() throws Exception {
    connector.setHost("127.0.0.1");
    server.addConnector(connector);
    server.setHandler(deadline);
    server.start();
  }

  @AfterEach
  void stop() throws Exception {
    server.stop();
  }

  private Socket connect() throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), connector.getLocalPort());
    socket.setSoTimeout(10_000);
    return socket;
  }

  private static void send(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
  }

  /// Reads an answer without content.
  private static void receive(Socket socket) throws IOException {
    InputStream in = socket.getInputStream();
    StringBuilder head = new StringBuilder();
    while (!head.toString().endsWith("\r\n\r\n")) {
      head.append((char) in.read());
    }
    assertThat(head).startsWith("HTTP/1.1 200");
  }

  /// Lets time pass, and looks in between, so that all bytes that were sent have arrived.
  private void pass(int seconds) throws InterruptedException {
    Thread.sleep(300);
    for (int i = 0; i < seconds; i++) {
      nanos.addAndGet(1_000_000_000);
      deadline.closeSlow();
    }
  }

  @Test
  void headerThatTakesTooLongEndsConnection() throws Exception {
    try (Socket slow = connect();
        Socket idle = connect()) {
      send(slow, "GET / HTTP/1.1\r\n");
      pass(8);
      send(slow, "Ho");
      pass(8);
      assertThat(slow.getInputStream().read()).isEqualTo(-1);
      send(idle, REQUEST); // Nothing has arrived on it until now.
      receive(idle);
    }
  }

  @Test
  void eachRequestHasItsOwnTime() throws Exception {
    try (Socket socket = connect()) {
      for (int i = 0; i < 4; i++) {
        send(socket, REQUEST.substring(0, 20));
        pass(7);
        send(socket, REQUEST.substring(20));
        receive(socket);
        pass(7);
      }
      send(socket, REQUEST.substring(0, 20));
      pass(20);
      assertThat(socket.getInputStream().read()).isEqualTo(-1);
    }
  }
}
