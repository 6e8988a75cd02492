package tabuleiro.terminal.screen.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.games.Games;
import tabuleiro.play.PlayException;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.session.Seat;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.terminal.screen.settings.GameChoices;
import tabuleiro.terminal.screen.settings.GameChoices.PlayerChoice;
import tabuleiro.text.Messages;

/// The choices for a new game.
///
/// @param choices the choices so far; the variant may be incomplete while it is being typed
/// @param position the text of the starting position; empty for the start of the game
/// @param isWatching whether only computer players take part
/// @param selected the selected line
/// @param notice the message below
public record NewGamePage(
    GameChoices choices, String position, boolean isWatching, int selected, String notice)
    implements Form {
  /// The clocks to choose from; others can be typed.
  private static final List<String> CLOCKS =
      List.of("", "3m+2s", "5m+3s", "10m", "30m", "30s/move");

  /// Returns the page with the last choices.
  public static NewGamePage of(GameChoices choices, boolean watching) {
    return new NewGamePage(choices, "", watching, 0, "");
  }

  /// Returns the page for a game that begins at a position, with the last choices of players.
  public static NewGamePage from(Position start, PageContext context) {
    String family = start.game().id().game();
    GameChoices last = context.settings().playChoices();
    GameChoices choices =
        last.withGame(family, start.game().id().variant())
            .withPlayers(
                PlayerText.orLowestLevel(last.first(), family, context.players()),
                PlayerText.orLowestLevel(last.second(), family, context.players()));
    return new NewGamePage(choices, start.format(), false, 0, "");
  }

  private NewGamePage with(GameChoices other) {
    return new NewGamePage(other, position, isWatching, selected, "");
  }

  private NewGamePage withNotice(String text) {
    return new NewGamePage(choices, position, isWatching, selected, text);
  }

  @Override
  public String title(PageContext context) {
    return context.messages().format(isWatching ? "page.menu.watch" : "page.menu.play");
  }

  @Override
  public List<FormField> fields(PageContext context) {
    Messages messages = context.messages().forGame(choices.family());
    List<FormField> fields = new ArrayList<>();
    fields.add(FormField.choice("game", messages.format("page.new.game"), messages.format("name")));
    fields.add(
        FormField.editableChoice(
            "variant",
            messages.format("page.new.variant"),
            choices.variant(),
            messages.variantName(choices.variant())));
    playerOf(fields, Side.FIRST, messages);
    playerOf(fields, Side.SECOND, messages);
    if (!isWatching) {
      String clock =
          choices.clock().isEmpty() ? messages.format("page.new.no-clock") : choices.clock();
      fields.add(
          FormField.editableChoice(
              "clock", messages.format("page.new.clock"), choices.clock(), clock));
      String length = messages.format(choices.isMatch() ? "page.new.match" : "one-game");
      fields.add(FormField.choice("length", messages.format("page.new.length"), length));
    }
    fields.add(FormField.text("position", messages.format("page.new.position"), position));
    fields.add(FormField.button("begin", messages.format("page.new.begin")));
    return fields;
  }

  private void playerOf(List<FormField> fields, Side side, Messages messages) {
    PlayerChoice player = playerOf(side);
    String key = side.key();
    fields.add(
        FormField.choice(
            key, messages.sideName(side), PlayerText.describe(player.player(), messages)));
    if (player.isHuman()) {
      fields.add(FormField.text(key + "-name", messages.format("page.new.name"), player.name()));
    }
  }

  private PlayerChoice playerOf(Side side) {
    return side == Side.FIRST ? choices.first() : choices.second();
  }

  @Override
  public Form withSelected(int line) {
    return new NewGamePage(choices, position, isWatching, line, "");
  }

  @Override
  public String message(PageContext context) {
    return notice;
  }

  @Override
  public PageUpdate changeValue(String key, int by, PageContext context) {
    return PageUpdate.of(with(afterChange(key, by, context)));
  }

  private GameChoices afterChange(String key, int by, PageContext context) {
    return switch (key) {
      case "game" -> {
        Family family = family(Cycle.next(Games.names(), choices.family(), by));
        GameChoices moved = choices.withGame(family.name(), family.variants().getFirst());
        yield moved.withPlayers(
            PlayerText.orLowestLevel(moved.first(), family.name(), context.players()),
            PlayerText.orLowestLevel(moved.second(), family.name(), context.players()));
      }
      case "variant" -> {
        List<String> variants = family(choices.family()).featuredVariants();
        yield choices.withGame(choices.family(), Cycle.next(variants, choices.variant(), by));
      }
      case "first" ->
          choices.withPlayers(nextPlayer(choices.first(), by, context), choices.second());
      case "second" ->
          choices.withPlayers(choices.first(), nextPlayer(choices.second(), by, context));
      case "clock" -> choices.withClock(Cycle.next(CLOCKS, choices.clock(), by));
      default -> choices.withMatch(!choices.isMatch());
    };
  }

  private PlayerChoice nextPlayer(PlayerChoice player, int by, PageContext context) {
    List<String> players = new ArrayList<>(context.players().playerIds(choices.family()));
    if (!isWatching) {
      players.addFirst("");
    }
    return player.withPlayer(Cycle.next(players, player.player(), by));
  }

  private static Family family(String name) {
    return Games.find(name).orElseThrow();
  }

  @Override
  public Form withText(String key, String text) {
    return switch (key) {
      case "variant" -> {
        List<String> variants = family(choices.family()).featuredVariants();
        yield with(choices.withGame(choices.family(), textOf(text, choices.variant(), variants)));
      }
      case "clock" -> with(choices.withClock(textOf(text, choices.clock(), CLOCKS)));
      case "first-name" ->
          with(choices.withPlayers(choices.first().withName(text), choices.second()));
      case "second-name" ->
          with(choices.withPlayers(choices.first(), choices.second().withName(text)));
      default -> new NewGamePage(choices, text, isWatching, selected, "");
    };
  }

  /// Returns the typed text; a letter that is typed after one of the listed values starts a new
  /// text.
  private static String textOf(String text, String before, List<String> values) {
    return values.contains(before) && text.startsWith(before)
        ? text.substring(before.length())
        : text;
  }

  @Override
  public PageUpdate press(String key, PageContext context) {
    Messages messages = context.messages().forGame(choices.family());
    try {
      Game game = family(choices.family()).game(choices.variant());
      Optional<Position> start =
          position.isBlank() ? Optional.empty() : Optional.of(game.parse(position.strip()));
      PlayerText.seat(choices.first(), 1, messages);
      PlayerText.seat(choices.second(), 2, messages);
      if (!choices.clock().isEmpty()) {
        TimeControls.parse(choices.clock());
      }
      return PageUpdate.of(this, new PageRequest.StartGame(choices, start, isWatching));
    } catch (RulesException e) {
      return PageUpdate.of(withNotice(messages.format(e)));
    } catch (PlayException e) {
      return PageUpdate.of(withNotice(messages.format(e.problem())));
    } catch (UnknownVariantException e) {
      return PageUpdate.of(withNotice(messages.format("no-such-variant", e.variant())));
    }
  }

  /// Returns the players of a game.
  ///
  /// @param messages the messages of its game
  /// @throws PlayException when a name is invalid
  public static List<Seat> seatsOf(GameChoices choices, Messages messages) {
    return List.of(
        PlayerText.seat(choices.first(), 1, messages),
        PlayerText.seat(choices.second(), 2, messages));
  }
}
