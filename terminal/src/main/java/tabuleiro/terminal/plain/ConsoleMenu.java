package tabuleiro.terminal.plain;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import tabuleiro.games.Games;
import tabuleiro.play.PlayException;
import tabuleiro.play.lesson.Lessons;
import tabuleiro.play.puzzle.PuzzleRound;
import tabuleiro.play.puzzle.PuzzleStore;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.ParsedFile;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.terminal.common.ComputerSettings;
import tabuleiro.terminal.common.GameCredits;
import tabuleiro.terminal.common.PuzzleNames;
import tabuleiro.terminal.common.RecordFile;
import tabuleiro.terminal.common.RecordMessages;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// The main menu as numbered lines of text.
public final class ConsoleMenu {
  private final Console console;
  private final ComputerSettings computerSettings;
  private final EventTags eventTags;
  private final LongSupplier seeds;

  /// @param computerSettings the computer players and their limits
  /// @param eventTags the tags of records that do not depend on the game
  /// @param seeds supplies the seed of each game
  public ConsoleMenu(
      Console console, ComputerSettings computerSettings, EventTags eventTags, LongSupplier seeds) {
    this.console = console;
    this.computerSettings = computerSettings;
    this.eventTags = eventTags;
    this.seeds = seeds;
  }

  /// Shows the menu until the user chooses to exit or the input ends.
  public void run() {
    console.printMessage("welcome");
    while (true) {
      List<String> choices =
          List.of(
              console.messages().format("menu.exit"),
              console.messages().format("menu.play"),
              console.messages().format("menu.continue"),
              console.messages().format("menu.rules"),
              console.messages().format("menu.language"),
              console.messages().format("menu.about"),
              console.messages().format("menu.puzzles"),
              console.messages().format("menu.learn"));
      Optional<Integer> choice =
          console.choose(console.messages().format("menu.title"), choices, 0);
      switch (choice.orElse(0)) {
        case 1 -> play();
        case 2 -> continueSaved();
        case 3 -> rules();
        case 4 -> language();
        case 5 -> console.printText(GameCredits.format(console.messages()).stripTrailing() + "\n");
        case 6 -> puzzles();
        case 7 -> chooseLesson(console).ifPresent(id -> new ConsoleLesson(console, id).run());
        default -> {
          console.printMessage("goodbye");
          return;
        }
      }
    }
  }

  private void play() {
    long seed = seeds.getAsLong();
    Optional<GameSetupDialog.Choices> chosen =
        new GameSetupDialog(console, computerSettings.players()).ask(seed);
    if (chosen.isPresent()) {
      GameSetupDialog.Choices choices = chosen.get();
      List<GameRecord> records =
          choices.play(console, eventTags, computerSettings, SeededRandom.of(seed));
      offerToSave(records);
    }
  }

  /// Asks for a file; empty when the user types no name, or goes back.
  private Optional<String> askFileName(String key) {
    return console
        .ask(console.messages().format(key))
        .filter(name -> !name.isEmpty() && !Console.isBack(name) && !console.isLeaving());
  }

  private void continueSaved() {
    Optional<String> name = askFileName("continue-file");
    if (name.isEmpty()) {
      return;
    }
    try {
      ParsedFile read = RecordFile.readAll(console.resolve(name.get()));
      read.problems().forEach(e -> console.print(console.messages().format(e.problem())));
      if (!read.games().isEmpty()) {
        continueSaved(read.games().getLast(), read.numbers().getLast());
      } else if (read.problems().isEmpty()) {
        console.printMessage("no-games", name.get());
      }
    } catch (IOException | InvalidPathException e) {
      console.printMessage("cannot-read", name.get());
    }
  }

  private void continueSaved(ParsedRecord saved, int number) {
    GameRecord record = saved.record();
    try {
      Replay replay = Replay.of(saved, number, Games.families());
      GameSetupDialog setup = new GameSetupDialog(console, computerSettings.players());
      Seat first = GameSession.seatFromRecord(record, Side.FIRST);
      Seat second = GameSession.seatFromRecord(record, Side.SECOND);
      Optional<GameSession> session = setup.askSeats(replay, first, second);
      if (session.isPresent()) {
        EventTags tags = EventTags.of(record);
        RandomGenerator random = SeededRandom.of(seeds.getAsLong());
        new ConsoleGame(console, session.get(), tags, computerSettings, random).play();
        offerToSave(List.of(session.get().toRecord(tags)));
      }
    } catch (PlayException e) {
      console.print(RecordMessages.forRecord(record, console.messages()).format(e.problem()));
    }
  }

  private void offerToSave(List<GameRecord> records) {
    Optional<String> name = askFileName("save-record");
    if (name.isEmpty()) {
      return;
    }
    try {
      RecordFile.append(console.resolve(name.get()), records);
      console.printMessage("saved", name.get());
    } catch (IOException | InvalidPathException e) {
      console.printMessage("cannot-write", name.get());
      offerToSave(records); // The games would be lost.
    }
  }

  private void rules() {
    GameSetupDialog setup = new GameSetupDialog(console, computerSettings.players());
    Optional<Family> family = setup.askFamily();
    family.ifPresent(f -> console.printRules(f.name()));
  }

  /// Asks for a board with a guided first game; empty when the user goes back.
  public static Optional<GameId> chooseLesson(Console console) {
    Messages messages = console.messages();
    List<GameId> boards = Lessons.guidedBoards().stream().map(Game::id).toList();
    List<String> choices =
        boards.stream().map(id -> messages.forGame(id.game()).nameOf(id.variant())).toList();
    return console.choose(messages.format("menu.learn"), choices, 1).map(boards::get);
  }

  private void puzzles() {
    Messages messages = console.messages();
    List<String> choices =
        PuzzleStore.boards().stream().map(board -> PuzzleNames.board(board, messages)).toList();
    console
        .choose(messages.format("menu.puzzles"), choices, 1)
        .ifPresent(index -> puzzles(PuzzleStore.boards().get(index)));
  }

  private void puzzles(GameId board) {
    Messages messages = console.messages();
    List<Map.Entry<Integer, Integer>> difficulties =
        List.copyOf(PuzzleRound.difficulties(board).entrySet());
    List<String> choices =
        difficulties.stream()
            .map(difficulty -> PuzzleNames.difficulty(difficulty, messages))
            .toList();
    console
        .choose(PuzzleNames.board(board, messages), choices, 1)
        .map(index -> difficulties.get(index).getKey())
        .map(chosen -> PuzzleRound.draw(board, chosen, SeededRandom.of(seeds.getAsLong())))
        .ifPresent(round -> new ConsolePuzzles(console, round).run());
  }

  private void language() {
    Language[] languages = Language.values();
    List<String> names = Arrays.stream(languages).map(Language::nativeName).toList();
    String title = console.messages().format("menu.language");
    console.choose(title, names, 1).ifPresent(index -> console.setLanguage(languages[index]));
  }
}
