package tabuleiro.terminal.screen.game;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.terminal.screen.page.PageRequest;

/// What the user is typing on the page of a game.
public sealed interface Prompt {
  /// Nothing: keys have the meanings that the help lists.
  record None() implements Prompt {}

  /// A move.
  record Move(String text) implements Prompt {}

  /// The answers of step-by-step entry.
  ///
  /// @param answers the accepted answers
  /// @param question the text of the next question
  record Steps(List<String> answers, String question, String text) implements Prompt {
    /// Makes a defensive copy.
    public Steps {
      answers = List.copyOf(answers);
    }

    /// Returns the answers together with the current text.
    List<String> answersWithText() {
      List<String> all = new ArrayList<>(answers);
      all.add(text);
      return all;
    }
  }

  /// The name of the file to save the game in.
  ///
  /// @param isSuggested whether nothing has been typed yet: the first character replaces the name
  record FileName(String text, boolean isSuggested) implements Prompt {}

  /// A question that is answered by yes or no.
  ///
  /// @param question the text of the question
  /// @param yes the request after yes
  /// @param no the request after no
  record YesNo(String question, PageRequest yes, java.util.Optional<PageRequest> no)
      implements Prompt {}
}
