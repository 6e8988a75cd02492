package tabuleiro.terminal.screen.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.games.Games;
import tabuleiro.play.PlayException;
import tabuleiro.play.Seat;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.terminal.screen.settings.GameChoices;
import tabuleiro.terminal.screen.settings.GameChoices.PlayerChoice;
import tabuleiro.text.Messages;

/// The choices before a game.
///
/// @param choices what is chosen so far; its variant may be no variant while it is being typed
/// @param position the text of the position in which the game begins; empty for the game's start
/// @param isWatching whether computers play alone
/// @param selected the chosen line
/// @param notice what is said below
/// @param warned whether it was said that the game that is kept will be lost
public record NewGamePage(
    GameChoices choices,
    String position,
    boolean isWatching,
    int selected,
    String notice,
    boolean warned)
    implements Form {
  /// Clocks to choose from; any other can be typed.
  private static final List<String> CLOCKS =
      List.of("", "3m+2s", "5m+3s", "10m", "30m", "30s/move");

  /// Returns the page with what was chosen the last time.
  public static NewGamePage of(GameChoices plan, boolean watching) {
    return new NewGamePage(plan, "", watching, 0, "", false);
  }

  private NewGamePage with(GameChoices other) {
    return new NewGamePage(other, position, isWatching, selected, "", false);
  }

  private NewGamePage withNotice(String text) {
    return new NewGamePage(choices, position, isWatching, selected, text, false);
  }

  @Override
  public String title(PageContext view) {
    return view.messages().format(isWatching ? "page.menu.watch" : "page.menu.play");
  }

  @Override
  public List<FormField> fields(PageContext view) {
    Messages words = view.messages().forGame(choices.family());
    List<FormField> fields = new ArrayList<>();
    fields.add(FormField.choice("game", words.format("page.new.game"), words.format("name")));
    fields.add(
        FormField.editableChoice(
            "variant", words.format("page.new.variant"), choices.variant(), variant(words)));
    sitter(fields, Side.FIRST, words);
    sitter(fields, Side.SECOND, words);
    if (!isWatching) {
      String clock =
          choices.clock().isEmpty() ? words.format("page.new.no-clock") : choices.clock();
      fields.add(
          FormField.editableChoice(
              "clock", words.format("page.new.clock"), choices.clock(), clock));
      String length = words.format(choices.isMatch() ? "page.new.match" : "one-game");
      fields.add(FormField.choice("length", words.format("page.new.length"), length));
    }
    fields.add(FormField.text("position", words.format("page.new.position"), position));
    fields.add(FormField.button("begin", words.format("page.new.begin")));
    return fields;
  }

  private String variant(Messages words) {
    String key = "variant." + choices.variant();
    return words.hasKey(key) ? words.format(key) : choices.variant();
  }

  private void sitter(List<FormField> fields, Side side, Messages words) {
    PlayerChoice sitter = sitter(side);
    String key = side == Side.FIRST ? "first" : "second";
    fields.add(
        FormField.choice(key, words.sideName(side), PlayerText.describe(sitter.player(), words)));
    if (sitter.isHuman()) {
      fields.add(FormField.text(key + "-name", words.format("page.new.name"), sitter.name()));
    }
  }

  private PlayerChoice sitter(Side side) {
    return side == Side.FIRST ? choices.first() : choices.second();
  }

  @Override
  public Form withSelected(int line) {
    return new NewGamePage(choices, position, isWatching, line, "", false);
  }

  @Override
  public String message(PageContext view) {
    return notice;
  }

  @Override
  public PageUpdate changeValue(String key, int by, PageContext view) {
    return PageUpdate.of(with(turned(key, by, view)));
  }

  private GameChoices turned(String key, int by, PageContext view) {
    return switch (key) {
      case "game" -> {
        Family family = family(Cycle.next(Games.names(), choices.family(), by));
        GameChoices moved = choices.withGame(family.name(), family.variants().getFirst());
        yield moved.withPlayers(
            PlayerText.orLowestLevel(moved.first(), family.name(), view.players()),
            PlayerText.orLowestLevel(moved.second(), family.name(), view.players()));
      }
      case "variant" -> {
        List<String> variants = family(choices.family()).featuredVariants();
        yield choices.withGame(choices.family(), Cycle.next(variants, choices.variant(), by));
      }
      case "first" -> choices.withPlayers(next(choices.first(), by, view), choices.second());
      case "second" -> choices.withPlayers(choices.first(), next(choices.second(), by, view));
      case "clock" -> choices.withClock(Cycle.next(CLOCKS, choices.clock(), by));
      default -> choices.withMatch(!choices.isMatch());
    };
  }

  private PlayerChoice next(PlayerChoice sitter, int by, PageContext view) {
    List<String> players = new ArrayList<>(view.players().playerIds(choices.family()));
    if (!isWatching) {
      players.addFirst("");
    }
    return sitter.withPlayer(Cycle.next(players, sitter.player(), by));
  }

  private static Family family(String name) {
    return Games.find(name).orElseThrow();
  }

  @Override
  public Form withText(String key, String text) {
    return switch (key) {
      case "variant" -> {
        List<String> variants = family(choices.family()).featuredVariants();
        yield with(choices.withGame(choices.family(), begun(text, choices.variant(), variants)));
      }
      case "clock" -> with(choices.withClock(begun(text, choices.clock(), CLOCKS)));
      case "first-name" ->
          with(choices.withPlayers(choices.first().withName(text), choices.second()));
      case "second-name" ->
          with(choices.withPlayers(choices.first(), choices.second().withName(text)));
      default -> new NewGamePage(choices, text, isWatching, selected, "", false);
    };
  }

  /// Returns what is typed: a letter behind one of the values to go through begins anew.
  private static String begun(String text, String before, List<String> values) {
    return values.contains(before) && text.startsWith(before)
        ? text.substring(before.length())
        : text;
  }

  @Override
  public PageUpdate press(String key, PageContext view) {
    Messages words = view.messages().forGame(choices.family());
    try {
      Game game = family(choices.family()).game(choices.variant());
      Optional<Position> start =
          position.isBlank() ? Optional.empty() : Optional.of(game.parse(position.strip()));
      PlayerText.seat(choices.first(), 1, words);
      PlayerText.seat(choices.second(), 2, words);
      if (!choices.clock().isEmpty()) {
        TimeControl.parse(choices.clock());
      }
      if (view.unfinishedGame().isPresent() && !isWatching && !warned) {
        String warning = words.format("page.new.loses-kept", view.unfinishedGame().get());
        return PageUpdate.of(
            new NewGamePage(choices, position, isWatching, selected, warning, true));
      }
      return PageUpdate.of(this, new PageRequest.StartGame(choices, start, isWatching));
    } catch (RulesException e) {
      return PageUpdate.of(withNotice(words.format(e)));
    } catch (PlayException e) {
      return PageUpdate.of(withNotice(words.format(e.problem())));
    } catch (UnknownVariantException e) {
      return PageUpdate.of(withNotice(words.format("no-such-variant", e.variant())));
    }
  }

  /// Returns the seats of a plan.
  ///
  /// @param words those of its game
  /// @throws PlayException when a name is none
  public static List<Seat> seatsOf(GameChoices plan, Messages words) {
    return List.of(
        PlayerText.seat(plan.first(), 1, words), PlayerText.seat(plan.second(), 2, words));
  }
}
