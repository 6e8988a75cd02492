package tabuleiro.app.admin;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.ProgressLine;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.app.serve.DatabaseOption;
import tabuleiro.rules.Message;
import tabuleiro.server.account.Member;
import tabuleiro.server.admin.AccountAdministration;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.rating.PlayerAgreement;

/// `tabuleiro admin ACTION [NAME]`: an action of the operator on the members and the games of a
/// server, which may be running. Each action is a command; it has those of the options that it can
/// use.
@Command
final class AdminCommand implements Callable<Integer> {
  private final CommandContext context;
  private final AdminAction action;
  private final AdminText text;

  @Parameters(index = "0", arity = "0..1", paramLabel = "NAME", descriptionKey = "admin-name")
  private Optional<String> subject = Optional.empty();

  @Option(names = "--to", paramLabel = "NAME", descriptionKey = "admin-to")
  private String newName = "";

  @Option(names = "--message", paramLabel = "N", descriptionKey = "admin-message")
  private int message;

  @Option(names = "--reason", paramLabel = "TEXT", descriptionKey = "admin-reason")
  private Optional<String> reason = Optional.empty();

  @Option(names = "--note", paramLabel = "TEXT", descriptionKey = "admin-note")
  private String note = "";

  @Option(names = "--text", paramLabel = "TEXT", descriptionKey = "admin-text")
  private String announced = "";

  @Option(names = "--json", descriptionKey = "admin-json")
  private boolean json;

  @Mixin private DatabaseOption database = new DatabaseOption();

  private AdminCommand(CommandContext context, AdminAction action) {
    this.context = context;
    this.action = action;
    this.text = new AdminText(context.messages());
  }

  /// Returns the command of an action.
  static CommandLine of(CommandContext context, AdminAction action) {
    CommandLine line = new CommandLine(new AdminCommand(context, action));
    CommandSpec spec = line.getCommandSpec();
    spec.name(action.word());
    spec.usageMessage().footer("  tabuleiro admin " + action.example());
    for (ArgSpec argument : List.copyOf(spec.args())) {
      String name =
          argument instanceof OptionSpec option ? option.longestName() : AdminAction.SUBJECT;
      if (!action.uses(name)) {
        spec.remove(argument);
      } else if (action.needs(name)) {
        spec.remove(argument);
        spec.add(required(argument, action));
      } else if (action == AdminAction.CLOSE && name.equals("--note")) {
        describe(spec, name, "admin-done");
      }
    }
    if (action == AdminAction.DELETE) {
      describe(spec, "--reason", "admin-why");
    }
    return line;
  }

  /// Says of an option what it is for a game.
  private static void describe(CommandSpec spec, String name, String key) {
    OptionSpec option = spec.findOption(name);
    spec.remove(option);
    spec.add(OptionSpec.builder(option).descriptionKey(key).build());
  }

  private static ArgSpec required(ArgSpec argument, AdminAction action) {
    return switch (argument) {
      case OptionSpec option -> OptionSpec.builder(option).required(true).build();
      case PositionalParamSpec subject -> {
        PositionalParamSpec.Builder named =
            PositionalParamSpec.builder(subject).arity("1").required(true);
        yield action.isOfGame()
            ? named.paramLabel("ID").descriptionKey("admin-game").build()
            : named.build();
      }
      default -> throw new IllegalArgumentException(argument.paramLabel());
    };
  }

  @Override
  public Integer call() {
    if (action.needs("--reason") && reason.filter(given -> !given.isBlank()).isEmpty()) {
      throw OptionValues.missing("--reason");
    }
    DatabaseAddress named = database.database(context);
    try (GameStore store = new GameStore(Database.openForTool(named))) {
      String operator = System.getProperty("user.name", "");
      run(new AccountAdministration(store, operator, System::currentTimeMillis));
    } catch (StoreException e) {
      throw DatabaseOption.failure(named, e);
    }
    return 0;
  }

  private void run(AccountAdministration administration) {
    switch (action) {
      case MEMBERS ->
          print(administration.members(subject.orElse("")), AdminText::json, text::line);
      case SHOW ->
          print(List.of(administration.show(member(administration))), AdminText::json, text::text);
      case REPORTS -> print(administration.reports(), text::json, text::text);
      case COMPARE -> print(compare(administration), AdminText::json, text::line);
      case CIRCLES -> print(administration.circles(), AdminText::json, text::line);
      case LOG -> print(administration.log(), AdminText::json, text::line);
      case RESET -> {
        Member member = member(administration);
        say("admin-reset", member.name(), administration.reset(member));
      }
      case SUSPEND -> {
        Member member = member(administration);
        administration.suspend(member, reason.orElseThrow().strip());
        say("admin-suspended", member.name());
      }
      case LIFT -> {
        Member member = member(administration);
        say(administration.lift(member) ? "admin-lifted" : "admin-not-suspended", member.name());
      }
      case RENAME -> rename(administration);
      case APPOINT, DISMISS -> setModerator(administration, action == AdminAction.APPOINT);
      case ERASE -> erase(administration);
      case CLOSE ->
          say(
              administration.close(game(), note.strip()) ? "admin-closed" : "admin-none-open",
              game());
      case DELETE -> delete(administration);
      case ANNOUNCE -> announce(administration);
      case INVITE -> say("admin-invitation", administration.invite(note.strip()));
      case INVITE_ONLY -> {
        administration.requireInvitations(true);
        say("admin-invite-only");
      }
      case OPEN -> {
        administration.requireInvitations(false);
        say("admin-open");
      }
    }
  }

  private List<PlayerAgreement> compare(AccountAdministration administration) {
    try (ProgressLine progress = new ProgressLine(context)) {
      return administration.compare(games ->
          progress.show(
              context.messages().format("admin-compared-games", games), games % 100 == 0));
    }
  }

  private void rename(AccountAdministration administration) {
    Member member = member(administration);
    try {
      String name =
          administration
              .rename(member, newName)
              .orElseThrow(() -> new CommandException(Message.of("admin-name-taken", newName)));
      say("admin-renamed", member.name(), name);
    } catch (ProblemException e) {
      throw new CommandException(e.description());
    }
  }

  private void setModerator(AccountAdministration administration, boolean isModerator) {
    Member member = member(administration);
    var _ = administration.setModerator(member, isModerator);
    say(isModerator ? "admin-appointed" : "admin-dismissed", member.name());
  }

  private void erase(AccountAdministration administration) {
    OptionValues.requireRange("--message", message, 1, Integer.MAX_VALUE);
    if (!administration.erase(game(), message)) {
      throw new CommandException(Message.of("admin-no-message", game(), message));
    }
    say("admin-erased", message, game());
  }

  private void delete(AccountAdministration administration) {
    if (!administration.delete(game(), reason.orElseThrow().strip())) {
      throw new CommandException(Message.of("admin-no-game", game()));
    }
    say("admin-deleted", game());
  }

  private void announce(AccountAdministration administration) {
    String text = announced.strip();
    int most = AccountAdministration.MAX_ANNOUNCEMENT;
    if (text.codePointCount(0, text.length()) > most) {
      throw new CommandException(Message.of("admin-announcement-long", most));
    }
    administration.announce(text);
    say(text.isEmpty() ? "admin-nothing-announced" : "admin-announced");
  }

  /// Returns the id of the game that is concerned: the end of its address, which may be given
  /// whole.
  private String game() {
    return subject.orElseThrow().replaceFirst("^.*/", "");
  }

  private Member member(AccountAdministration administration) {
    String wanted = subject.orElseThrow();
    return administration
        .find(wanted)
        .orElseThrow(() -> new CommandException(Message.of("admin-no-member", wanted)));
  }

  private void say(String key, Object... arguments) {
    context.out().println(context.messages().format(key, arguments));
  }

  private <T> void print(
      List<T> rows, Function<T, Map<String, Object>> jsonOf, Function<T, String> textOf) {
    Function<T, String> format = json ? jsonOf.andThen(JsonOutput::format) : textOf;
    rows.forEach(row -> context.out().println(format.apply(row)));
  }
}
