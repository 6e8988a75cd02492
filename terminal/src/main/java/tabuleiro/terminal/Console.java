package tabuleiro.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// A conversation in lines of text: it asks, reads a line, says something. With a person at a
/// screen it also notices lines that nobody has asked for. Not safe for several threads.
public final class Console {
  private final BufferedReader in;
  private final PrintStream out;
  private final boolean echo;
  private final Path folder;
  private Messages words;

  /// The line that is being read before anybody has asked for it.
  private Optional<CompletableFuture<Optional<String>>> ahead = Optional.empty();

  /// @param echo whether nobody sits at a screen: what was read is printed again, so that the text
  ///   makes sense, and lines wait until they are asked for, so that it is always the same
  public Console(Messages words, BufferedReader in, PrintStream out, boolean echo, Path folder) {
    this.words = words;
    this.in = in;
    this.out = out;
    this.echo = echo;
    this.folder = folder;
  }

  /// Returns the words that are spoken.
  public Messages messages() {
    return words;
  }

  /// Returns the file of a name that somebody typed.
  ///
  /// @throws java.nio.file.InvalidPathException when it is no name of a file
  Path resolve(String name) {
    return folder.resolve(name);
  }

  /// Goes on in another language.
  public void setLanguage(Language language) {
    words = Messages.of(language);
  }

  /// Prints a line.
  public void print(String line) {
    out.println(line);
  }

  /// Prints several lines as they are, each ended by a line feed.
  public void printText(String text) {
    out.print(text);
  }

  /// Prints the words of a key as a line.
  public void printMessage(String key, Object... arguments) {
    print(words.format(key, arguments));
  }

  /// Prints a question and reads the answer, without blanks around it; empty at the end of input.
  public Optional<String> ask(String question) {
    out.print(question + " ");
    out.flush();
    Optional<String> answer = ahead.isPresent() ? takeLine() : readLine();
    if (echo) {
      out.println(answer.orElse(""));
    }
    return answer;
  }

  private Optional<String> readLine() {
    try {
      return Optional.ofNullable(in.readLine()).map(String::strip);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Waits until something else is done, a line has been typed, or the time is up.
  ///
  /// @param millis the longest to wait
  /// @return whether a line has been typed: [#takeLine] has it. Never where nobody sits at a
  ///   screen.
  boolean awaitLine(CompletableFuture<?> other, long millis) {
    out.flush();
    CompletableFuture<?> either = echo ? other : CompletableFuture.anyOf(other, readAhead());
    try {
      either.get(millis, TimeUnit.MILLISECONDS);
    } catch (TimeoutException | ExecutionException e) {
      // Nothing has happened yet, or something that is told to whoever asks for the result.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
    return ahead.filter(CompletableFuture::isDone).isPresent();
  }

  private CompletableFuture<Optional<String>> readAhead() {
    if (ahead.isEmpty()) {
      Executor typing = task -> Thread.ofPlatform().daemon().name("typing").start(task);
      ahead = Optional.of(CompletableFuture.supplyAsync(this::readLine, typing));
    }
    return ahead.get();
  }

  /// Returns the line that was typed unasked, without blanks around it; empty at the end of input.
  ///
  /// Precondition: [#awaitLine] has said that there is one, or is reading it.
  Optional<String> takeLine() {
    Optional<String> line = ahead.orElseThrow().join();
    ahead = Optional.empty();
    return line;
  }

  /// Prints a line that nobody has asked for, for a person at a screen; does nothing where there is
  /// none. Something may be half typed there, so it begins below.
  void printNotice(String line) {
    if (!echo) {
      out.println();
      out.println(line);
      out.flush();
    }
  }

  /// Asks until the answer is yes or no; the end of input counts as no.
  public boolean confirm(String question) {
    List<String> yes = List.of(words.format("yes"), words.format("yes").substring(0, 1));
    List<String> no = List.of(words.format("no"), words.format("no").substring(0, 1));
    while (true) {
      Optional<String> answer = ask(question + " " + words.format("yes-or-no"));
      if (answer.isEmpty() || no.contains(answer.get())) {
        return false;
      }
      if (yes.contains(answer.get())) {
        return true;
      }
      printMessage("answer-yes-or-no", answer.get());
    }
  }

  /// Offers numbered choices until one is made.
  ///
  /// @param title what is chosen
  /// @param choices the words of each choice
  /// @param firstNumber the number of the first choice
  /// @return the index of the choice, counted from 0; empty at the end of input
  public Optional<Integer> choose(String title, List<String> choices, int firstNumber) {
    print("");
    print(title);
    int last = firstNumber + choices.size() - 1;
    for (int i = 0; i < choices.size(); i++) {
      print(" " + (firstNumber + i) + "  " + choices.get(i));
    }
    while (true) {
      Optional<String> answer = ask(words.format("your-choice"));
      if (answer.isEmpty()) {
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
