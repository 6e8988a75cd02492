package tabuleiro.app.serve;

import io.javalin.util.JavalinException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.GracefulShutdown;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.play.players.EngineCommand;
import tabuleiro.rules.Message;
import tabuleiro.server.Server;
import tabuleiro.server.ServerLimits;
import tabuleiro.server.ServerOptions;
import tabuleiro.server.http.ListenOptions;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.tracing.TracingException;

/// `tabuleiro serve`: runs the web server until a signal stops it.
@Command(name = "serve", footer = "  tabuleiro serve --port 8080")
public final class ServeCommand implements Callable<Integer> {
  private static final int MAX_THREADS = 256;

  /// How long the server may take to stop after it was drained. A guess: longer than it takes when
  /// requests in flight have to wait for the database.
  private static final int STOP_SECONDS = 15;

  private final CommandContext context;

  @Mixin private ListeningOptions listening = new ListeningOptions();

  @Mixin private DatabaseOption database = new DatabaseOption();

  @Mixin private OperatorOptions operator = new OperatorOptions();

  @Mixin private NotificationOptions push = new NotificationOptions();

  @Mixin private LoggingOptions logging = new LoggingOptions();

  @Mixin private ClusterArguments cluster = new ClusterArguments();

  @Mixin private TracingArguments tracing = new TracingArguments();

  @Mixin private EngineArguments engines = new EngineArguments();

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "serve-threads")
  private Optional<Integer> threads = Optional.empty();

  public ServeCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws InterruptedException {
    logging.apply();
    ServerOptions options = options();
    CountDownLatch end = new CountDownLatch(1);
    int timeoutSeconds = (int) options.cluster().drainTime().toSeconds() + STOP_SECONDS;
    // The server is closed first; the process waits for that.
    try (GracefulShutdown _ = new GracefulShutdown(end::countDown, timeoutSeconds);
        Server server = start(options)) {
      String address = address(options.listen().address(), server.port());
      context.out().println(context.messages().format("serve-at", address));
      context.out().flush();
      end.await();
    }
    return 0;
  }

  private ServerOptions options() {
    ListenOptions where = listening.listening();
    threads.ifPresent(count -> OptionValues.requireRange("--threads", count, 1, MAX_THREADS));
    Map<String, EngineCommand> commands = engines.commands();
    DatabaseAddress kept = database.database(context);
    ServerOptions standard = ServerOptions.of(kept, where.port());
    return new ServerOptions(
        where,
        kept,
        commands,
        threads.orElse(standard.threads()),
        ServerLimits.DEFAULTS,
        standard.socketTimeouts(),
        operator.operator(),
        push.options(),
        cluster.options(kept),
        tracing.options(),
        engines.forBrowsers());
  }

  private static Server start(ServerOptions options) {
    try {
      return Server.start(options);
    } catch (StoreException e) {
      throw DatabaseOption.failure(options.database(), e);
    } catch (TracingException e) {
      throw new CommandException(Message.of("serve-trace-failed", e.reason()), e);
    } catch (JavalinException e) {
      ListenOptions where = options.listen();
      throw new CommandException(
          Message.of("serve-port", where.address(), String.valueOf(where.port())), e);
    }
  }

  /// Returns the address to type into a browser on this machine.
  private static String address(String address, int port) {
    boolean isAny = List.of("0.0.0.0", "::", "127.0.0.1", "::1", "localhost").contains(address);
    String host = address.contains(":") ? "[" + address + "]" : address;
    return "http://" + (isAny ? "localhost" : host) + ":" + port + "/";
  }
}
