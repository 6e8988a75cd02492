package tabuleiro.app.admin;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.ProgressLine;
import tabuleiro.app.cli.UsageException;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.app.serve.DatabaseOption;
import tabuleiro.rules.Message;
import tabuleiro.server.account.AccountAdministration;
import tabuleiro.server.store.Database;
import tabuleiro.server.store.GameStore;
import tabuleiro.server.store.StoreException;
import tabuleiro.server.store.ToolDatabase;
import tabuleiro.server.store.account.Member;
import tabuleiro.server.store.rating.PlayerAgreement;

/// `tabuleiro admin ACTION [NAME]`: the operator's commands on the members of a server, which may
/// be running.
@Command(name = "admin", footer = "  tabuleiro admin show Ana")
public final class AdminCommand implements Callable<Integer> {
  private final CommandContext context;
  private final AdminText text;

  @Parameters(
      index = "0",
      paramLabel = "ACTION",
      descriptionKey = "admin-action",
      completionCandidates = AdminAction.Words.class)
  private String word = "";

  @Parameters(index = "1", arity = "0..1", paramLabel = "NAME", descriptionKey = "admin-name")
  private Optional<String> name = Optional.empty();

  @Option(names = "--reason", paramLabel = "TEXT", descriptionKey = "admin-reason")
  private Optional<String> reason = Optional.empty();

  @Option(names = "--note", paramLabel = "TEXT", descriptionKey = "admin-note")
  private String note = "";

  @Option(names = "--json", descriptionKey = "admin-json")
  private boolean json;

  @Mixin private DatabaseOption database = new DatabaseOption();

  public AdminCommand(CommandContext context) {
    this.context = context;
    this.text = new AdminText(context.messages());
  }

  @Override
  public Integer call() {
    AdminAction action =
        AdminAction.parse(word).orElseThrow(() -> OptionValues.invalid("ACTION", word));
    if (action.needsName() && name.isEmpty()) {
      throw OptionValues.missing("NAME");
    }
    if (action == AdminAction.SUSPEND && reason.filter(given -> !given.isBlank()).isEmpty()) {
      throw OptionValues.missing("--reason");
    }
    if (!action.needsName() && action != AdminAction.MEMBERS && name.isPresent()) {
      throw new UsageException(Message.of("unknown-argument", name.get()));
    }
    Database named = database.database(context);
    try (GameStore store = ToolDatabase.open(named)) {
      String operator = System.getProperty("user.name", "");
      run(action, new AccountAdministration(store, operator, System::currentTimeMillis));
    } catch (StoreException e) {
      throw DatabaseOption.failure(named, e);
    }
    return 0;
  }

  private void run(AdminAction action, AccountAdministration administration) {
    switch (action) {
      case MEMBERS -> print(administration.members(name.orElse("")), AdminText::json, text::line);
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

  private Member member(AccountAdministration administration) {
    String wanted = name.orElseThrow();
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
