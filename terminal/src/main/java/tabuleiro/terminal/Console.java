package tabuleiro.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tabuleiro.words.Language;
import tabuleiro.words.Words;

/// A conversation in lines of text: it asks, reads a line, says something. Not safe for several
/// threads.
public final class Console {
  private final BufferedReader in;
  private final PrintStream out;
  private final boolean echo;
  private final Path folder;
  private Words words;

  /// @param echo whether what was read is printed again, so that the text makes sense where nobody
  ///   typed it on a screen
  public Console(Words words, BufferedReader in, PrintStream out, boolean echo, Path folder) {
    this.words = words;
    this.in = in;
    this.out = out;
    this.echo = echo;
    this.folder = folder;
  }

  /// Returns the words that are spoken.
  public Words words() {
    return words;
  }

  /// Returns the file of a name that somebody typed.
  ///
  /// @throws java.nio.file.InvalidPathException when it is no name of a file
  Path file(String name) {
    return folder.resolve(name);
  }

  /// Goes on in another language.
  public void speak(Language language) {
    words = Words.of(language);
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
  public void say(String key, Object... arguments) {
    print(words.say(key, arguments));
  }

  /// Prints a question and reads the answer, without blanks around it; empty at the end of input.
  public Optional<String> ask(String question) {
    out.print(question + " ");
    out.flush();
    try {
      Optional<String> answer = Optional.ofNullable(in.readLine()).map(String::strip);
      if (echo) {
        out.println(answer.orElse(""));
      }
      return answer;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Asks until the answer is yes or no; the end of input counts as no.
  public boolean confirm(String question) {
    List<String> yes = List.of(words.say("yes"), words.say("yes").substring(0, 1));
    List<String> no = List.of(words.say("no"), words.say("no").substring(0, 1));
    while (true) {
      Optional<String> answer = ask(question + " " + words.say("yes-or-no"));
      if (answer.isEmpty() || no.contains(answer.get())) {
        return false;
      }
      if (yes.contains(answer.get())) {
        return true;
      }
      say("answer-yes-or-no", answer.get());
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
      Optional<String> answer = ask(words.say("your-choice"));
      if (answer.isEmpty()) {
        return Optional.empty();
      }
      if (answer.get().matches("[0-9]{1,3}")) {
        int number = Integer.parseInt(answer.get());
        if (number >= firstNumber && number <= last) {
          return Optional.of(number - firstNumber);
        }
      }
      say("choose-number", answer.get(), firstNumber, last);
    }
  }
}
