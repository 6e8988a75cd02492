package tabuleiro.terminal.screen.game;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.terminal.screen.page.PageRequest;

/// What a person is typing at the page of a game.
public sealed interface Prompt {
  /// Nothing: keys mean what the help says.
  record None() implements Prompt {}

  /// A move.
  record Move(String text) implements Prompt {}

  /// The answers of step-by-step entry.
  ///
  /// @param answers those that were accepted
  /// @param question the words of the next question
  record Steps(List<String> answers, String question, String text) implements Prompt {
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
  record FileName(String text) implements Prompt {}

  /// Yes or no.
  ///
  /// @param question in words
  /// @param yes what is done after yes
  /// @param no what is done after no
  record YesNo(String question, PageRequest yes, java.util.Optional<PageRequest> no)
      implements Prompt {}
}
