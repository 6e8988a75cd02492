package tabuleiro.app;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import tabuleiro.app.cli.BuildVersion;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.PlaySession;
import tabuleiro.app.cli.UsageException;
import tabuleiro.play.Puzzle;
import tabuleiro.play.record.EventTags;
import tabuleiro.rules.Message;
import tabuleiro.terminal.ComputerSettings;
import tabuleiro.terminal.ConsoleMenu;
import tabuleiro.terminal.screen.FullScreen;
import tabuleiro.terminal.screen.ScreenContext;
import tabuleiro.terminal.screen.settings.UserFolder;
import tabuleiro.text.Language;

/// The command without a subcommand: the menu. It also holds the options that every command has.
@Command(
    name = "tabuleiro",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    versionProvider = BuildVersion.class)
final class TabuleiroCommand implements Callable<Integer> {
  private final CommandContext context;

  private Optional<Language> language = Optional.empty();

  @Option(names = "--plain", descriptionKey = "plain", scope = ScopeType.INHERIT)
  private boolean plain;

  @Option(names = "--ascii", descriptionKey = "ascii", scope = ScopeType.INHERIT)
  private boolean ascii;

  @Option(names = "--no-color", descriptionKey = "no-color", scope = ScopeType.INHERIT)
  private boolean noColor;

  TabuleiroCommand(CommandContext context) {
    this.context = context;
  }

  /// Refuses a language that is none of ours; Context has read it before.
  @Option(
      names = "--lang",
      paramLabel = "en|pt",
      descriptionKey = "lang",
      scope = ScopeType.INHERIT)
  void checkLanguage(String code) {
    language = Language.of(code);
    if (language.isEmpty()) {
      throw new UsageException(Message.of("not-a-choice", code, "en, pt"));
    }
  }

  @Override
  public Integer call() {
    if (!runFullScreen(List.of())) {
      new ConsoleMenu(context.console(), ComputerSettings.createDefault(), heading(), this::seed)
          .run();
    }
    return 0;
  }

  private static EventTags heading() {
    return EventTags.NONE.withDate(LocalDate.now(ZoneId.systemDefault()));
  }

  private long seed() {
    return RandomGenerator.getDefault().nextLong(1, PlaySession.SEED_BOUND);
  }

  /// Runs the full screen where a person sits at a terminal that shows it, and returns whether that
  /// was so.
  ///
  /// @param puzzles those that are asked instead of the menu; none for the menu
  boolean runFullScreen(List<Puzzle> puzzles) {
    Map<String, String> environment = System.getenv();
    FullScreen.Options wanted =
        new FullScreen.Options(
            environment, language, context.messages().language(), noColor, ascii);
    if (plain || !context.isTerminal() || !wanted.isSupported()) {
      return false;
    }
    UserFolder store = UserFolder.locate(environment, Path.of(System.getProperty("user.home")));
    ScreenContext house =
        new ScreenContext(
            store,
            Path.of(""),
            ComputerSettings.createDefault(),
            heading(),
            this::seed,
            System::nanoTime);
    return FullScreen.run(house, puzzles, wanted);
  }
}
