package tabuleiro.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.terminal.screen.input.InputDecoder;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.PasteDetector;
import tabuleiro.terminal.screen.input.SpecialKey;

/// Pasted text changes no game and writes no file, on any page, whether the terminal marks it as
/// pasted or not.
class PastedTextTest extends ScreenScenario {
  private static final int TEXTS = 120;

  private static final List<String> WORDS =
      List.of(
          "good",
          "day",
          "game",
          "thanks",
          "sure",
          "yes",
          "please",
          "no",
          "undo",
          "you",
          "save",
          "it",
          "resign",
          "draw",
          "quit",
          "great",
          "hello",
          "jump",
          "look",
          "back",
          "next",
          "move",
          "again",
          "1.",
          "a1b1",
          "Boa",
          "tarde",
          "obrigado",
          "sim",
          "claro",
          "desisto",
          "empate",
          "jogada",
          "olá",
          "xeque",
          "grande",
          "você",
          "não",
          "hoje",
          "um",
          "gravar",
          "uau",
          "guia",
          "[Event",
          "\"?\"]",
          "x",
          "s",
          "gg",
          ":",
          "d",
          "...",
          "2-0",
          "kkkk");

  /// A page, and the keys that lead to it from a game in which one move was made.
  enum Place {
    GAME,
    QUESTION,
    MOVE_ENTRY,
    STEPS,
    FILE_NAME,
    OPEN,
    HELP,
    RULES,
    MENU,
    NEW_GAME,
    SETTINGS,
    UNFINISHED,
    DELETION,
    PUZZLE,
    LESSON
  }

  private void open(Place place) {
    switch (place) {
      case GAME -> press(SpecialKey.RIGHT);
      case QUESTION -> type("g");
      case MOVE_ENTRY -> type(":");
      case STEPS -> enter(":");
      case FILE_NAME -> type("s");
      case OPEN -> type("o");
      case HELP -> type("?");
      case RULES -> type("R");
      case MENU -> leave(1);
      case NEW_GAME -> {
        leave(1);
        press(SpecialKey.ENTER);
      }
      case SETTINGS -> {
        leave(8);
        press(SpecialKey.ENTER);
      }
      case UNFINISHED, DELETION -> {
        press(SpecialKey.ESCAPE);
        type("q");
        press(SpecialKey.HOME, SpecialKey.ENTER);
        if (place == Place.DELETION) {
          press(SpecialKey.DELETE);
        }
      }
      case PUZZLE -> {
        leave(5);
        press(SpecialKey.ENTER, SpecialKey.ENTER, SpecialKey.ENTER);
      }
      case LESSON -> {
        leave(2);
        press(SpecialKey.ENTER, SpecialKey.ENTER);
      }
    }
  }

  /// Leaves the game, and selects a line of the menu.
  private void leave(int line) {
    type("q");
    press(SpecialKey.HOME);
    IntStream.range(0, line).forEach(_ -> press(SpecialKey.DOWN));
  }

  private void playOneMove() {
    beginGame();
    enter(":a1b1");
  }

  @ParameterizedTest
  @EnumSource(Place.class)
  void markedTextChangesNothing(Place place) {
    changesNothing(place, text -> send("\u001b[200~" + text + "\u001b[201~"));
  }

  @ParameterizedTest
  @EnumSource(Place.class)
  void unmarkedTextChangesNothing(Place place) {
    changesNothing(place, this::send);
  }

  private void changesNothing(Place place, java.util.function.Consumer<String> paste) {
    playOneMove();
    open(place);
    Map<String, String> before = files();
    RandomGenerator random = SeededRandom.of(place.ordinal());
    for (int i = 0; i < TEXTS; i++) {
      String text = text(random);
      paste.accept(text);
      program.tick();
      assertThat(program.isOver()).as(text).isFalse();
      assertThat(files()).as(text).isEqualTo(before);
    }
  }

  /// Returns one to three lines of words, with or without a line end.
  private static String text(RandomGenerator random) {
    return IntStream.rangeClosed(0, random.nextInt(3))
            .mapToObj(_ ->
                Stream.generate(() -> WORDS.get(random.nextInt(WORDS.size())))
                    .limit(2 + random.nextInt(6))
                    .collect(Collectors.joining(" ")))
            .collect(Collectors.joining(random.nextBoolean() ? "\n" : "\r"))
        + (random.nextBoolean() ? "\r" : "");
  }

  /// Sends characters that arrive at once.
  private void send(String characters) {
    InputDecoder decoder = new InputDecoder();
    PasteDetector detector = new PasteDetector();
    for (int i = 0; i < characters.length(); i++) {
      decoder
          .decode(characters.charAt(i))
          .ifPresent(event -> detector.add(event).forEach(program::handle));
    }
    detector.flush().forEach(program::handle);
  }

  private Map<String, String> files() {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(file.toString(), Files.readString(file));
      }
      return files;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"good day", "good game, thanks", "gy", "g\ry\r", "yes please", "sure\r"})
  void pastedWordsNeitherResignNorSave(String words) {
    playOneMove();
    Map<String, String> before = files();
    send(words);
    assertThat(screen()).doesNotContain("resigned");
    assertThat(files()).isEqualTo(before);
  }

  /// Whatever is typed as slowly as people type, no word resigns.
  @Test
  void typedWordsNeverResign() {
    playOneMove();
    for (String words : List.of("gyes\n", "gy\n", "gsim\n", "gs\n", "g\ny\ng\n\n")) {
      words
          .chars()
          .mapToObj(c ->
              c == '\n'
                  ? new InputEvent.KeyEvent(SpecialKey.ENTER)
                  : new InputEvent.CharacterEvent(c))
          .forEach(program::handle);
      assertThat(screen()).doesNotContain("resigned");
      press(SpecialKey.ESCAPE, SpecialKey.ESCAPE);
    }
  }

  @Test
  void aTextFieldTakesAPastedTextAsOneLine() {
    playOneMove();
    type("s");
    send("\u001b[200~my game\r\nof today.txt\r\u001b[201~");
    assertThat(screen()).contains("Save to file: my game of today.txt_");
    press(SpecialKey.ENTER);
    assertThat(folder.resolve("my game of today.txt")).exists();
  }

  @Test
  void pastedTextOutsideATextFieldIsExplained() {
    playOneMove();
    send("good day");
    assertThat(screen()).contains("Pasted text does nothing here");
  }

  @Test
  void keysThatArriveAtOnceAreStillKeys() {
    beginGame();
    send(":a1b1\r");
    program.tick();
    assertThat(screen()).contains("Ana (Red) plays a1b1");
    send(":");
    send("a2b2\r");
    program.tick();
    assertThat(screen()).contains("Rui (Blue) plays a2b2");
    send("\t\t\t\t\r");
    assertThat(screen()).doesNotContain("Pasted");
    send("[[[");
    assertThat(screen()).contains("Review: position after 0 of 2 moves");
  }
}
