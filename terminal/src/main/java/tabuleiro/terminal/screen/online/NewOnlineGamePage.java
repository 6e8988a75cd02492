package tabuleiro.terminal.screen.online;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import tabuleiro.games.Games;
import tabuleiro.online.NewOnlineGame;
import tabuleiro.online.NewOnlineGame.Opponent;
import tabuleiro.online.NewOnlineGame.SideChoice;
import tabuleiro.play.PlayException;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.rules.Family;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Side;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.terminal.screen.page.Cycle;
import tabuleiro.terminal.screen.page.Form;
import tabuleiro.terminal.screen.page.FormField;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageRequest.OnlineRequest;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.text.Messages;

/// The choices for a new game on a server.
///
/// @param settings the choices so far; the variant and the clock may be incomplete while they are
///   being typed
/// @param selected the selected line
/// @param notice the message below
record NewOnlineGamePage(NewOnlineGame settings, int selected, String notice)
    implements Form, OnlinePage {
  private static final String NO_CLOCK = "off";

  /// The clocks to choose from; others can be typed.
  private static final List<String> CLOCKS =
      List.of(NO_CLOCK, "3m+2s", "5m+3s", "10m", "30m", "1d/move", "3d/move");

  private static final List<String> LEVELS =
      IntStream.rangeClosed(1, 9).mapToObj(Integer::toString).toList();

  private static final String STANDARD_LEVEL = "5";

  /// Returns the page with the game that was played last.
  ///
  /// @param name the user's name; empty for a standard name
  static NewOnlineGamePage of(String name, PageContext context) {
    String family = context.settings().playChoices().family();
    String variant = context.settings().playChoices().variant();
    return new NewOnlineGamePage(
        new NewOnlineGame(
            new GameId(family, variant),
            SideChoice.RANDOM,
            Opponent.FRIEND,
            STANDARD_LEVEL,
            NO_CLOCK,
            name,
            /* hasSwapRule= */ false),
        0,
        "");
  }

  @Override
  public NewOnlineGamePage withNotice(String text) {
    return new NewOnlineGamePage(settings, selected, text);
  }

  private static Family family(String name) {
    return Games.find(name).orElseThrow();
  }

  @Override
  public String title(PageContext context) {
    return context.messages().format("page.online.new");
  }

  @Override
  public List<FormField> fields(PageContext context) {
    Messages messages = context.messages().forGame(settings.board().game());
    String variant = settings.board().variant();
    boolean isTimed = !settings.clock().equals(NO_CLOCK);
    String clock = isTimed ? settings.clock() : messages.format("page.new.no-clock");
    List<FormField> fields = new ArrayList<>();
    fields.add(FormField.choice("game", messages.format("page.new.game"), messages.format("name")));
    fields.add(
        FormField.editableChoice(
            "variant",
            messages.format("page.new.variant"),
            variant,
            messages.variantName(variant)));
    fields.add(
        FormField.choice(
            "opponent",
            messages.format("page.online.opponent"),
            messages.format("page.online.opponent." + key(settings.opponent()))));
    if (settings.opponent() == Opponent.COMPUTER) {
      fields.add(FormField.choice("level", messages.format("page.online.level"), settings.level()));
    }
    fields.add(FormField.choice("side", messages.format("page.online.side"), sideName(messages)));
    fields.add(
        FormField.editableChoice(
            "clock", messages.format("page.new.clock"), isTimed ? settings.clock() : "", clock));
    if (settings.opponent() != Opponent.COMPUTER) {
      fields.add(
          FormField.choice(
              "swap",
              messages.format("page.online.swap"),
              messages.format(settings.hasSwapRule() ? "page.on" : "page.off")));
    }
    fields.add(FormField.text("name", messages.format("page.online.name"), settings.name()));
    fields.add(FormField.button("begin", messages.format("page.online.create")));
    return fields;
  }

  private static String key(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  private String sideName(Messages messages) {
    return switch (settings.side()) {
      case FIRST -> messages.sideName(Side.FIRST);
      case SECOND -> messages.sideName(Side.SECOND);
      case RANDOM -> messages.format("page.online.side.random");
    };
  }

  @Override
  public Form withSelected(int line) {
    return new NewOnlineGamePage(settings, line, "");
  }

  @Override
  public String message(PageContext context) {
    return notice;
  }

  private NewOnlineGamePage with(
      GameId board, SideChoice side, Opponent opponent, String level, String clock, String name) {
    return new NewOnlineGamePage(
        new NewOnlineGame(board, side, opponent, level, clock, name, settings.hasSwapRule()),
        selected,
        "");
  }

  private NewOnlineGamePage withBoard(String game, String variant) {
    return with(
        new GameId(game, variant),
        settings.side(),
        settings.opponent(),
        settings.level(),
        settings.clock(),
        settings.name());
  }

  private NewOnlineGamePage withClock(String clock) {
    return with(
        settings.board(),
        settings.side(),
        settings.opponent(),
        settings.level(),
        clock,
        settings.name());
  }

  private NewOnlineGamePage withOtherSwapRule() {
    return new NewOnlineGamePage(
        new NewOnlineGame(
            settings.board(),
            settings.side(),
            settings.opponent(),
            settings.level(),
            settings.clock(),
            settings.name(),
            !settings.hasSwapRule()),
        selected,
        "");
  }

  @Override
  public PageUpdate changeValue(String key, int by, PageContext context) {
    GameId board = settings.board();
    return PageUpdate.of(
        switch (key) {
          case "game" -> {
            Family next = family(Cycle.next(Games.names(), board.game(), by));
            yield withBoard(next.name(), next.variants().getFirst());
          }
          case "variant" ->
              withBoard(
                  board.game(),
                  Cycle.next(family(board.game()).featuredVariants(), board.variant(), by));
          case "swap" -> withOtherSwapRule();
          case "clock" -> withClock(Cycle.next(CLOCKS, settings.clock(), by));
          default ->
              with(
                  board,
                  key.equals("side")
                      ? Cycle.next(SideChoice.values(), settings.side(), by)
                      : settings.side(),
                  key.equals("opponent")
                      ? Cycle.next(Opponent.values(), settings.opponent(), by)
                      : settings.opponent(),
                  key.equals("level") ? Cycle.next(LEVELS, settings.level(), by) : settings.level(),
                  settings.clock(),
                  settings.name());
        });
  }

  @Override
  public Form withText(String key, String text) {
    return switch (key) {
      case "variant" -> {
        String before = settings.board().variant();
        boolean isListed =
            family(settings.board().game()).featuredVariants().contains(before)
                && text.startsWith(before);
        yield withBoard(settings.board().game(), isListed ? text.substring(before.length()) : text);
      }
      case "clock" -> {
        boolean isListed = CLOCKS.contains(settings.clock()) && text.startsWith(settings.clock());
        String typed = isListed ? text.substring(settings.clock().length()) : text;
        yield withClock(typed.isEmpty() ? NO_CLOCK : typed);
      }
      default ->
          with(
              settings.board(),
              settings.side(),
              settings.opponent(),
              settings.level(),
              settings.clock(),
              text);
    };
  }

  @Override
  public PageUpdate press(String key, PageContext context) {
    Messages messages = context.messages().forGame(settings.board().game());
    try {
      var _ = family(settings.board().game()).game(settings.board().variant());
      if (!settings.clock().equals(NO_CLOCK)) {
        TimeControls _ = TimeControls.parse(settings.clock());
      }
      return PageUpdate.of(
          withNotice(messages.format("page.online.opening")), new OnlineRequest.Create(settings));
    } catch (PlayException e) {
      return PageUpdate.of(withNotice(messages.format(e.problem())));
    } catch (UnknownVariantException e) {
      return PageUpdate.of(withNotice(messages.format("no-such-variant", e.variant())));
    }
  }
}
