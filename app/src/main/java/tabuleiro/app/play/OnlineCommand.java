package tabuleiro.app.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.ScreenSession;
import tabuleiro.app.cli.UserHome;
import tabuleiro.online.OnlineClient;
import tabuleiro.online.ServerAddress;
import tabuleiro.online.VisitorSecret;
import tabuleiro.terminal.plain.online.ConsoleOnline;
import tabuleiro.terminal.screen.StartPage;
import tabuleiro.terminal.screen.settings.UserFolder;

/// `tabuleiro online [URL]`: plays on a server.
@Command(name = "online", footer = "  tabuleiro online http://localhost:7878 --name Ana")
public final class OnlineCommand implements Callable<Integer> {
  private final CommandContext context;
  private final Predicate<ScreenSession> fullScreen;

  @Parameters(index = "0", arity = "0..1", paramLabel = "URL", descriptionKey = "online-url")
  private String url = ServerAddress.DEFAULT;

  @Option(names = "--name", paramLabel = "NAME", descriptionKey = "online-name")
  private String name = "";

  /// @param fullScreen shows a session on the full screen; false where that is not possible
  public OnlineCommand(CommandContext context, Predicate<ScreenSession> fullScreen) {
    this.context = context;
    this.fullScreen = fullScreen;
  }

  @Override
  public Integer call() {
    ServerAddress address = ServerAddress.parse(url);
    if (fullScreen.test(ScreenSession.of(new StartPage.Online(url, name)))) {
      return 0;
    }
    try (OnlineClient client = new OnlineClient(address, secret(), context.messages().language())) {
      new ConsoleOnline(context.console(), client, name).run(address.game());
    }
    return 0;
  }

  /// Returns the user's secret, or a temporary one when its file cannot be used.
  private VisitorSecret secret() {
    Map<String, String> environment = System.getenv();
    Path file = UserFolder.locate(environment, UserHome.of(environment)).onlineSecret();
    try {
      return VisitorSecret.load(file);
    } catch (IOException e) {
      context.printError(context.messages().format("online.no-secret", file.toString()));
      return VisitorSecret.random();
    }
  }
}
