package tabuleiro.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;

/// A proxy on this machine that delays as a distant network does: each direction takes half a round
/// trip, and opening a connection takes one more. It counts the HTTP requests, and the round trips
/// that had to follow one another: a request waits for all that the browser had received before it.
final class DelayingProxy implements AutoCloseable {
  private static final int BUFFER = 64 * 1024;

  private final ServerSocket listener;
  private final int target;
  private final Duration roundTrip;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final List<String> requests = new ArrayList<>();
  private int roundTrips;

  /// How often all was forgotten.
  private int resets;

  /// Some bytes on their way.
  ///
  /// @param arrivalNanos when they arrive
  /// @param content empty at the end
  @SuppressWarnings("ArrayRecordComponent") // Packets are neither compared nor changed.
  private record Packet(long arrivalNanos, byte[] content) {}

  /// A connection of the browser.
  private final class Connection {
    private final Socket browser;
    private final Socket server;

    /// After how many round trips the answer to the last request arrives; 0 for a WebSocket.
    private int answered;

    /// After how many resets the last request was sent.
    private int sentAfterResets;

    private boolean isNew = true;

    Connection(Socket browser) throws IOException {
      this.browser = browser;
      this.server = new Socket(InetAddress.getLoopbackAddress(), target);
      browser.setTcpNoDelay(true);
      server.setTcpNoDelay(true);
    }

    void start() {
      forward(browser, server, true);
      forward(server, browser, false);
    }

    private void forward(Socket from, Socket to, boolean isRequest) {
      BlockingQueue<Packet> way = new LinkedBlockingQueue<>();
      threads.execute(() -> {
        byte[] content = read(from);
        while (content.length > 0) {
          way.add(new Packet(arrivalNanos(isRequest), content));
          if (isRequest) {
            send(content);
          }
          content = read(from);
        }
        way.add(new Packet(System.nanoTime(), content));
      });
      threads.execute(() -> deliver(way, to, isRequest));
    }

    private long arrivalNanos(boolean isRequest) {
      Duration handshake = isRequest && isNew ? roundTrip : Duration.ZERO;
      return System.nanoTime() + roundTrip.dividedBy(2).plus(handshake).toNanos();
    }

    private void send(byte[] content) {
      String text = new String(content, StandardCharsets.ISO_8859_1);
      synchronized (DelayingProxy.this) {
        answered = roundTrips + (isNew ? 2 : 1);
        isNew = false;
        sentAfterResets = resets;
        if (text.contains("Upgrade: websocket")) {
          answered = 0;
        } else if (text.matches("(?s)(GET|POST|PUT) .* HTTP/1\\.1\r\n.*")) {
          requests.add(text.split(" ", 3)[1]);
        }
      }
    }

    private void deliver(BlockingQueue<Packet> way, Socket to, boolean isRequest) {
      try (browser;
          server) {
        Packet packet = way.take();
        while (packet.content().length > 0) {
          Thread.sleep(Duration.ofNanos(Math.max(0, packet.arrivalNanos() - System.nanoTime())));
          if (!isRequest) {
            // Before it is written: the browser may send its next request at once.
            receive();
          }
          to.getOutputStream().write(packet.content());
          packet = way.take();
        }
      } catch (IOException e) {
        // One end has closed the connection.
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    private void receive() {
      synchronized (DelayingProxy.this) {
        // A file for later use may still arrive when another page is already being counted.
        if (sentAfterResets == resets) {
          roundTrips = Math.max(roundTrips, answered);
        }
      }
    }
  }

  /// Starts to listen.
  ///
  /// @param target the port of the server
  DelayingProxy(int target, Duration roundTrip) {
    this.target = target;
    this.roundTrip = roundTrip;
    try {
      listener = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    threads.execute(this::accept);
  }

  private void accept() {
    try {
      while (true) {
        new Connection(listener.accept()).start();
      }
    } catch (IOException e) {
      // The proxy was closed.
    }
  }

  /// Returns what has arrived; nothing at the end of the connection.
  private static byte[] read(Socket from) {
    try {
      byte[] buffer = new byte[BUFFER];
      int length = from.getInputStream().read(buffer);
      return Arrays.copyOf(buffer, Math.max(0, length));
    } catch (IOException e) {
      return new byte[0];
    }
  }

  /// Returns the address for the browser, without a slash at the end.
  String address() {
    return "http://localhost:" + listener.getLocalPort();
  }

  /// Forgets the requests and round trips so far.
  synchronized void reset() {
    requests.clear();
    roundTrips = 0;
    resets++;
  }

  /// Returns the paths that were requested since the last reset, in order, without WebSockets.
  synchronized List<String> requests() {
    return List.copyOf(requests);
  }

  /// Returns how many round trips have followed one another since the last reset, without those of
  /// WebSockets.
  synchronized int roundTrips() {
    return roundTrips;
  }

  @Override
  public void close() {
    try {
      listener.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      threads.shutdownNow();
    }
  }
}
