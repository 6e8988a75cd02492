package tabuleiro.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/// A proxy that passes each connection on to the next of several servers, without looking at what
/// it carries. A server that does not accept the connection is skipped. For tests that cut, freeze
/// or lose the network, or take servers away.
public final class TcpProxy implements AutoCloseable {
  private static final int BUFFER = 16 * 1024;

  private final ServerSocket listener;
  private volatile List<Integer> ports;
  private final AtomicInteger next = new AtomicInteger();
  private final Set<Link> open = ConcurrentHashMap.newKeySet();
  private volatile boolean isCut;
  private volatile CountDownLatch thawed = new CountDownLatch(0);

  /// A connection of a client, and the one to its server.
  private static final class Link {
    private final Socket client;
    private final Socket server;
    private volatile boolean isLost;

    Link(Socket client, Socket server) {
      this.client = client;
      this.server = server;
    }

    void close() {
      closeQuietly(client);
      closeQuietly(server);
    }
  }

  /// Listens on any free port of this machine.
  ///
  /// @param ports the ports of the servers on this machine
  public TcpProxy(List<Integer> ports) {
    this.ports = List.copyOf(ports);
    try {
      listener = new ServerSocket(0, 200, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread.startVirtualThread(this::accept);
  }

  /// Returns the port of the proxy.
  public int port() {
    return listener.getLocalPort();
  }

  /// Passes new connections on to other servers.
  public void replace(List<Integer> newPorts) {
    ports = List.copyOf(newPorts);
  }

  /// Cuts all connections, and refuses new ones until [#restore()].
  public void cut() {
    isCut = true;
    open.forEach(Link::close);
  }

  /// Ends the cut.
  public void restore() {
    isCut = false;
  }

  /// Lets nothing through in either direction until [#thaw()]. No connection is closed, and nothing
  /// is lost.
  public void freeze() {
    thawed = new CountDownLatch(1);
  }

  /// Ends the freeze.
  public void thaw() {
    thawed.countDown();
  }

  /// Discards from now on what the open connections carry, without closing them, as when a router
  /// has lost its table. New connections work.
  public void lose() {
    open.forEach(link -> link.isLost = true);
  }

  private void accept() {
    while (!listener.isClosed()) {
      try {
        Socket client = listener.accept();
        Thread.startVirtualThread(() -> serve(client));
      } catch (IOException e) {
        // The listener was closed, or the client has gone.
      }
    }
  }

  private void serve(Socket client) {
    awaitThaw();
    Optional<Socket> connected = isCut ? Optional.empty() : connect();
    if (connected.isEmpty()) {
      closeQuietly(client);
      return;
    }
    Link link = new Link(client, connected.get());
    open.add(link);
    if (isCut) {
      link.close();
    }
    Thread.startVirtualThread(() -> copy(link, link.server, link.client));
    copy(link, link.client, link.server);
  }

  private void awaitThaw() {
    try {
      thawed.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private Optional<Socket> connect() {
    List<Integer> servers = ports;
    for (int i = 0; i < servers.size(); i++) {
      try {
        int port = servers.get(Math.floorMod(next.getAndIncrement(), servers.size()));
        return Optional.of(new Socket(InetAddress.getLoopbackAddress(), port));
      } catch (IOException e) {
        // The next one may accept it.
      }
    }
    return Optional.empty();
  }

  private void copy(Link link, Socket from, Socket to) {
    byte[] buffer = new byte[BUFFER];
    try {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        awaitThaw();
        if (!link.isLost) {
          out.write(buffer, 0, count);
          out.flush();
        }
      }
    } catch (IOException e) {
      // One end has gone.
    } finally {
      awaitThaw();
      closeQuietly(from);
      if (!link.isLost) {
        closeQuietly(to);
        open.remove(link);
      }
    }
  }

  private static void closeQuietly(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // It is of no use any more.
    }
  }

  @Override
  public void close() {
    cut();
    thaw();
    try {
      listener.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
