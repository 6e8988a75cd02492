package tabuleiro.terminal.screen.game;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.terminal.screen.page.Wish;

/// What a person is typing at the page of a game.
public sealed interface Entry {
  /// Nothing: keys mean what the help says.
  record None() implements Entry {}

  /// A move.
  record Move(String text) implements Entry {}

  /// The answers of step-by-step entry.
  ///
  /// @param answers those that were accepted
  /// @param question the words of the next question
  record Steps(List<String> answers, String question, String text) implements Entry {
    /// Copies the list.
    public Steps {
      answers = List.copyOf(answers);
    }

    /// Returns the answers with what is typed now.
    List<String> answersWithText() {
      List<String> all = new ArrayList<>(answers);
      all.add(text);
      return all;
    }
  }

  /// The name of the file in which the game is saved.
  record File(String text) implements Entry {}

  /// Yes or no.
  ///
  /// @param question in words
  /// @param yes what is done after yes
  /// @param no what is done after no
  record Asked(String question, Wish yes, java.util.Optional<Wish> no) implements Entry {}
}
