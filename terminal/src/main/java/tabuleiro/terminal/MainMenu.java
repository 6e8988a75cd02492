package tabuleiro.terminal;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import tabuleiro.games.Games;
import tabuleiro.play.GameRecord;
import tabuleiro.play.Heading;
import tabuleiro.play.ParsedRecord;
import tabuleiro.play.PlayException;
import tabuleiro.play.Puzzle;
import tabuleiro.play.PuzzleBook;
import tabuleiro.play.RecordFormatException;
import tabuleiro.play.Replay;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.rules.Family;
import tabuleiro.rules.Seeds;
import tabuleiro.rules.Side;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// The menu in numbered lines of text: play, continue, rules, language, about, puzzles, exit.
public final class MainMenu {
  private final Console console;
  private final Machine machine;
  private final Heading heading;
  private final LongSupplier seeds;

  /// @param machine the computer players and how long they think
  /// @param heading the tags of records beside the tables' own
  /// @param seeds draws the seed of each game
  public MainMenu(Console console, Machine machine, Heading heading, LongSupplier seeds) {
    this.console = console;
    this.machine = machine;
    this.heading = heading;
    this.seeds = seeds;
  }

  /// Offers the choices until exit is chosen or the input ends.
  public void run() {
    console.say("welcome");
    while (true) {
      List<String> choices =
          List.of(
              console.words().say("menu.exit"),
              console.words().say("menu.play"),
              console.words().say("menu.continue"),
              console.words().say("menu.rules"),
              console.words().say("menu.language"),
              console.words().say("menu.about"),
              console.words().say("menu.puzzles"));
      Optional<Integer> choice = console.choose(console.words().say("menu.title"), choices, 0);
      switch (choice.orElse(0)) {
        case 1 -> play();
        case 2 -> continueSaved();
        case 3 -> rules();
        case 4 -> language();
        case 5 -> console.printText(console.words().say("about") + "\n");
        case 6 -> puzzles();
        default -> {
          console.say("goodbye");
          return;
        }
      }
    }
  }

  private void play() {
    long seed = seeds.getAsLong();
    Optional<GameSetup.Plan> chosen = new GameSetup(console, machine.players()).ask(seed);
    if (chosen.isPresent()) {
      GameSetup.Plan plan = chosen.get();
      List<GameRecord> records = plan.play(console, heading, machine, Seeds.random(seed));
      offerToSave(records);
    }
  }

  private void continueSaved() {
    Optional<String> name = console.ask(console.words().say("continue-file"));
    if (name.isEmpty() || name.get().isEmpty()) {
      return;
    }
    try {
      List<ParsedRecord> games = RecordFile.read(console.file(name.get()));
      if (games.isEmpty()) {
        console.say("no-games", name.get());
      } else {
        continueSaved(games.getLast(), games.size());
      }
    } catch (IOException | InvalidPathException e) {
      console.say("cannot-read", name.get());
    } catch (RecordFormatException e) {
      console.print(console.words().say(e.phrase()));
    }
  }

  private void continueSaved(ParsedRecord saved, int number) {
    GameRecord record = saved.record();
    try {
      Replay replay = Replay.of(saved, number, Games.families());
      GameSetup setup = new GameSetup(console, machine.players());
      Seat first = Table.savedSeat(record, Side.FIRST);
      Seat second = Table.savedSeat(record, Side.SECOND);
      Optional<Table> table = setup.askSeats(replay, first, second);
      if (table.isPresent()) {
        Heading tags = Heading.of(record);
        RandomGenerator random = Seeds.random(seeds.getAsLong());
        new PlainGame(console, table.get(), tags, machine, random).play();
        offerToSave(List.of(table.get().record(tags)));
      }
    } catch (PlayException e) {
      console.print(RecordWords.of(record, console.words()).say(e.phrase()));
    }
  }

  private void offerToSave(List<GameRecord> records) {
    Optional<String> name = console.ask(console.words().say("save-record"));
    if (name.isEmpty() || name.get().isEmpty()) {
      return;
    }
    try {
      RecordFile.append(console.file(name.get()), records);
      console.say("saved", name.get());
    } catch (IOException | InvalidPathException e) {
      console.say("cannot-write", name.get());
    }
  }

  private void rules() {
    GameSetup setup = new GameSetup(console, machine.players());
    Optional<Family> family = setup.askFamily();
    family.ifPresent(f -> console.printText(console.words().rulesPage(f.name())));
  }

  private void puzzles() {
    Messages words = console.words();
    List<List<Puzzle>> books = PuzzleBook.families().stream().map(PuzzleBook::of).toList();
    List<String> choices = books.stream().map(book -> name(book, words)).toList();
    console
        .choose(words.say("menu.puzzles"), choices, 1)
        .ifPresent(index -> new PlainPuzzles(console, books.get(index)).play());
  }

  private static String name(List<Puzzle> book, Messages words) {
    String family = book.getFirst().position().game().id().game();
    return words.say("puzzles-of", words.forGame(family).say("name"), book.size());
  }

  private void language() {
    Language[] languages = Language.values();
    List<String> names = Arrays.stream(languages).map(Language::ownName).toList();
    String title = console.words().say("menu.language");
    console.choose(title, names, 1).ifPresent(index -> console.speak(languages[index]));
  }
}
