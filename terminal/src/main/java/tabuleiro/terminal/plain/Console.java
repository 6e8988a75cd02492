package tabuleiro.terminal.plain;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.IntSupplier;
import tabuleiro.terminal.common.TerminalWidth;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.text.TextLines;

/// Line-oriented input and output: prints messages, asks questions and reads the answers. In
/// interactive mode it also notices lines that are typed while no question is open. Not
/// thread-safe.
public final class Console {
  /// The messages of each language, whose words are answers in every language.
  private static final List<Messages> EVERY_LANGUAGE =
      Arrays.stream(Language.values()).map(Messages::of).toList();

  private final BufferedReader in;
  private final PrintStream out;
  private final boolean echo;
  private final Path folder;
  private final IntSupplier columns;
  private Messages messages;

  /// The width of the terminal at the last question.
  private int width;

  /// Whether the last answer was the end of input or the word to leave.
  private boolean isLeaving;

  /// A line that is being read although no question is open.
  private Optional<CompletableFuture<Optional<String>>> pendingLine = Optional.empty();

  /// @param echo whether input is not interactive: the lines that were read are printed again, so
  ///   that the transcript makes sense, and a line is read only when a question asks for it, so
  ///   that the transcript is always the same
  /// @param columns supplies the width of the terminal, at which prose is broken between words
  public Console(
      Messages messages,
      BufferedReader in,
      PrintStream out,
      boolean echo,
      Path folder,
      IntSupplier columns) {
    this.messages = messages;
    this.in = in;
    this.out = out;
    this.echo = echo;
    this.folder = folder;
    this.columns = columns;
    this.width = columns.getAsInt();
  }

  /// Creates a console whose lines have no greatest width.
  public Console(Messages messages, BufferedReader in, PrintStream out, boolean echo, Path folder) {
    this(messages, in, out, echo, folder, () -> TerminalWidth.UNLIMITED);
  }

  /// Returns the messages in the current language.
  public Messages messages() {
    return messages;
  }

  /// Returns the file of a name that the user typed.
  ///
  /// @throws java.nio.file.InvalidPathException when the name is not a valid path
  Path resolve(String name) {
    return folder.resolve(name);
  }

  /// Changes the language of all further messages.
  public void setLanguage(Language language) {
    messages = Messages.of(language);
  }

  /// Prints a line of prose, broken between words where the terminal is narrower.
  public void print(String line) {
    out.println(wrap(line));
  }

  /// Prints several lines, such as a list; each must end with a line feed. Long lines are broken
  /// between words.
  public void printText(String text) {
    out.print(wrap(text));
  }

  /// Prints the rules page of a game.
  public void printRules(String family) {
    int columns = Math.min(width, TextLines.PROSE_WIDTH);
    TextLines.wrap(messages.rulesPage(family).stripTrailing(), columns).forEach(out::println);
  }

  /// Prints a drawing as it is; each of its lines must end with a line feed.
  public void printDrawing(String drawing) {
    out.print(drawing);
  }

  private String wrap(String text) {
    return String.join("\n", TextLines.wrap(text, width));
  }

  /// Prints the message of a key as a line.
  public void printMessage(String key, Object... arguments) {
    print(messages.format(key, arguments));
  }

  /// Prints a question and returns the answer without surrounding blanks; empty at the end of
  /// input.
  public Optional<String> ask(String question) {
    showQuestion(question);
    Optional<String> answer = pendingLine.isPresent() ? takeLine() : readLine();
    if (echo) {
      out.println(answer.orElse(""));
    }
    isLeaving = answer.filter(line -> !isQuit(line)).isEmpty();
    return answer;
  }

  /// Returns whether lines are read as they are typed; false when input comes from a file or a
  /// pipe, and a line is read only when a question asks for it.
  public boolean isInteractive() {
    return !echo;
  }

  /// Prints a question whose answer [#awaitLine] waits for.
  public void showQuestion(String question) {
    width = columns.getAsInt();
    out.print(wrap(question) + " ");
    out.flush();
  }

  private Optional<String> readLine() {
    try {
      return Optional.ofNullable(in.readLine()).map(String::strip);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Waits until `other` is done, a line has been typed, or the time is up.
  ///
  /// @param timeoutMillis the longest time to wait
  /// @return whether a line has been typed, which [#takeLine] returns; always false in
  ///   non-interactive mode
  public boolean awaitLine(CompletableFuture<?> other, long timeoutMillis) {
    out.flush();
    CompletableFuture<?> first = echo ? other : CompletableFuture.anyOf(other, startReading());
    try {
      first.get(timeoutMillis, TimeUnit.MILLISECONDS);
    } catch (TimeoutException | ExecutionException e) {
      // Neither has happened yet, or `other` has failed; its caller gets that failure from the
      // result.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
    return pendingLine.filter(CompletableFuture::isDone).isPresent();
  }

  private CompletableFuture<Optional<String>> startReading() {
    if (pendingLine.isEmpty()) {
      Executor reader = task -> Thread.ofPlatform().daemon().name("typing").start(task);
      pendingLine = Optional.of(CompletableFuture.supplyAsync(this::readLine, reader));
    }
    return pendingLine.get();
  }

  /// Returns the line that was typed without a question, without surrounding blanks; empty at the
  /// end of input.
  ///
  /// Precondition: [#awaitLine] has returned true, or is reading the line.
  public Optional<String> takeLine() {
    Optional<String> line = pendingLine.orElseThrow().join();
    pendingLine = Optional.empty();
    return line;
  }

  /// Prints a line between two inputs in interactive mode; does nothing otherwise. The user may
  /// have typed half a line, so the text begins on a new one.
  public void printNotice(String line) {
    if (!echo) {
      out.println();
      print(line);
      out.flush();
    }
  }

  /// Repeats a question until the answer is yes or no; the end of input counts as no.
  public boolean confirm(String question) {
    while (true) {
      Optional<String> answer = ask(question + " " + messages.format("yes-or-no"));
      if (answer.isEmpty() || isWord("no", answer.get())) {
        return false;
      }
      if (isWord("yes", answer.get())) {
        return true;
      }
      printMessage("answer-yes-or-no", answer.get());
    }
  }

  /// Returns whether an answer is the word of a key in any language, or its first letter in the
  /// language of the user.
  private boolean isWord(String key, String answer) {
    String typed = answer.toLowerCase(Locale.ROOT);
    return typed.equals(messages.format(key).substring(0, 1)) || isCommand(key, typed);
  }

  /// Returns whether the last answer was the end of input or the word to leave.
  public boolean isLeaving() {
    return isLeaving;
  }

  /// Returns whether an answer asks for the previous question, in any language.
  static boolean isBack(String answer) {
    return isCommand("command.back", answer);
  }

  /// Returns whether an answer asks to leave, in any language.
  private static boolean isQuit(String answer) {
    return isCommand("command.quit", answer);
  }

  private static boolean isCommand(String key, String answer) {
    return EVERY_LANGUAGE.stream().anyMatch(language -> answer.equals(language.format(key)));
  }

  /// Offers numbered choices until the user enters a valid number, or the word to go back or to
  /// leave.
  ///
  /// @param title the heading above the choices
  /// @param choices the text of each choice
  /// @param firstNumber the number of the first choice
  /// @return the index of the choice, counted from 0; empty when the user goes back, and at the end
  ///   of input
  public Optional<Integer> choose(String title, List<String> choices, int firstNumber) {
    print("");
    print(title);
    int last = firstNumber + choices.size() - 1;
    for (int i = 0; i < choices.size(); i++) {
      print(" " + (firstNumber + i) + "  " + choices.get(i));
    }
    while (true) {
      Optional<String> answer =
          ask(messages.format("your-choice", messages.format("command.back")));
      if (answer.isEmpty() || isBack(answer.get()) || isQuit(answer.get())) {
        return Optional.empty();
      }
      if (answer.get().matches("[0-9]{1,3}")) {
        int number = Integer.parseInt(answer.get());
        if (number >= firstNumber && number <= last) {
          return Optional.of(number - firstNumber);
        }
      }
      printMessage("choose-number", answer.get(), firstNumber, last);
    }
  }
}
