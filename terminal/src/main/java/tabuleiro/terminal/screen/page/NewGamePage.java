package tabuleiro.terminal.screen.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.games.Games;
import tabuleiro.play.ClockSetting;
import tabuleiro.play.PlayException;
import tabuleiro.play.Seat;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.terminal.screen.settings.GamePlan;
import tabuleiro.terminal.screen.settings.GamePlan.Sitter;
import tabuleiro.text.Messages;

/// The choices before a game.
///
/// @param plan what is chosen so far; its variant may be no variant while it is being typed
/// @param position the text of the position in which the game begins; empty for the game's start
/// @param watching whether computers play alone
/// @param selected the chosen line
/// @param notice what is said below
/// @param warned whether it was said that the game that is kept will be lost
public record NewGamePage(
    GamePlan plan, String position, boolean watching, int selected, String notice, boolean warned)
    implements Form {
  /// Clocks to choose from; any other can be typed.
  private static final List<String> CLOCKS =
      List.of("", "3m+2s", "5m+3s", "10m", "30m", "30s/move");

  /// Returns the page with what was chosen the last time.
  public static NewGamePage of(GamePlan plan, boolean watching) {
    return new NewGamePage(plan, "", watching, 0, "", false);
  }

  private NewGamePage with(GamePlan other) {
    return new NewGamePage(other, position, watching, selected, "", false);
  }

  private NewGamePage saying(String text) {
    return new NewGamePage(plan, position, watching, selected, text, false);
  }

  @Override
  public String title(View view) {
    return view.words().say(watching ? "page.menu.watch" : "page.menu.play");
  }

  @Override
  public List<Field> fields(View view) {
    Messages words = view.words().forGame(plan.family());
    List<Field> fields = new ArrayList<>();
    fields.add(Field.choice("game", words.say("page.new.game"), words.say("name")));
    fields.add(
        Field.either("variant", words.say("page.new.variant"), plan.variant(), variant(words)));
    sitter(fields, Side.FIRST, words);
    sitter(fields, Side.SECOND, words);
    if (!watching) {
      String clock = plan.clock().isEmpty() ? words.say("page.new.no-clock") : plan.clock();
      fields.add(Field.either("clock", words.say("page.new.clock"), plan.clock(), clock));
      String length = words.say(plan.match() ? "page.new.match" : "one-game");
      fields.add(Field.choice("length", words.say("page.new.length"), length));
    }
    fields.add(Field.text("position", words.say("page.new.position"), position));
    fields.add(Field.button("begin", words.say("page.new.begin")));
    return fields;
  }

  private String variant(Messages words) {
    String key = "variant." + plan.variant();
    return words.has(key) ? words.say(key) : plan.variant();
  }

  private void sitter(List<Field> fields, Side side, Messages words) {
    Sitter sitter = sitter(side);
    String key = side == Side.FIRST ? "first" : "second";
    fields.add(Field.choice(key, words.side(side), PlayerWords.describe(sitter.player(), words)));
    if (sitter.isHuman()) {
      fields.add(Field.text(key + "-name", words.say("page.new.name"), sitter.name()));
    }
  }

  private Sitter sitter(Side side) {
    return side == Side.FIRST ? plan.first() : plan.second();
  }

  @Override
  public Form select(int line) {
    return new NewGamePage(plan, position, watching, line, "", false);
  }

  @Override
  public String message(View view) {
    return notice;
  }

  @Override
  public Answer turn(String key, int by, View view) {
    return Answer.of(with(turned(key, by, view)));
  }

  private GamePlan turned(String key, int by, View view) {
    return switch (key) {
      case "game" -> {
        Family family = family(Turning.next(Games.names(), plan.family(), by));
        GamePlan moved = plan.withGame(family.name(), family.variants().getFirst());
        yield moved.withSitters(
            PlayerWords.known(moved.first(), family.name(), view.players()),
            PlayerWords.known(moved.second(), family.name(), view.players()));
      }
      case "variant" -> {
        List<String> variants = family(plan.family()).featuredVariants();
        yield plan.withGame(plan.family(), Turning.next(variants, plan.variant(), by));
      }
      case "first" -> plan.withSitters(next(plan.first(), by, view), plan.second());
      case "second" -> plan.withSitters(plan.first(), next(plan.second(), by, view));
      case "clock" -> plan.withClock(Turning.next(CLOCKS, plan.clock(), by));
      default -> plan.withMatch(!plan.match());
    };
  }

  private Sitter next(Sitter sitter, int by, View view) {
    List<String> players = new ArrayList<>(view.players().names(plan.family()));
    if (!watching) {
      players.addFirst("");
    }
    return sitter.withPlayer(Turning.next(players, sitter.player(), by));
  }

  private static Family family(String name) {
    return Games.find(name).orElseThrow();
  }

  @Override
  public Form type(String key, String text) {
    return switch (key) {
      case "variant" -> {
        List<String> variants = family(plan.family()).featuredVariants();
        yield with(plan.withGame(plan.family(), begun(text, plan.variant(), variants)));
      }
      case "clock" -> with(plan.withClock(begun(text, plan.clock(), CLOCKS)));
      case "first-name" -> with(plan.withSitters(plan.first().withName(text), plan.second()));
      case "second-name" -> with(plan.withSitters(plan.first(), plan.second().withName(text)));
      default -> new NewGamePage(plan, text, watching, selected, "", false);
    };
  }

  /// Returns what is typed: a letter behind one of the values to go through begins anew.
  private static String begun(String text, String before, List<String> values) {
    return values.contains(before) && text.startsWith(before)
        ? text.substring(before.length())
        : text;
  }

  @Override
  public Answer press(String key, View view) {
    Messages words = view.words().forGame(plan.family());
    try {
      Game game = family(plan.family()).game(plan.variant());
      Optional<Position> start =
          position.isBlank() ? Optional.empty() : Optional.of(game.parse(position.strip()));
      PlayerWords.seat(plan.first(), 1, words);
      PlayerWords.seat(plan.second(), 2, words);
      if (!plan.clock().isEmpty()) {
        ClockSetting.parse(plan.clock());
      }
      if (view.kept().isPresent() && !watching && !warned) {
        String warning = words.say("page.new.loses-kept", view.kept().get());
        return Answer.of(new NewGamePage(plan, position, watching, selected, warning, true));
      }
      return Answer.of(this, new Wish.Begin(plan, start, watching));
    } catch (RulesException e) {
      return Answer.of(saying(words.say(e)));
    } catch (PlayException e) {
      return Answer.of(saying(words.say(e.phrase())));
    } catch (UnknownVariantException e) {
      return Answer.of(saying(words.say("no-such-variant", e.variant())));
    }
  }

  /// Returns the seats of a plan.
  ///
  /// @param words those of its game
  /// @throws PlayException when a name is none
  public static List<Seat> seats(GamePlan plan, Messages words) {
    return List.of(
        PlayerWords.seat(plan.first(), 1, words), PlayerWords.seat(plan.second(), 2, words));
  }
}
