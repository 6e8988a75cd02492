package tabuleiro.terminal.screen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.terminal.screen.page.Confirmation;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.TextEntry;

/// What the user is typing on the page of a game.
public sealed interface Prompt {
  /// Nothing: keys have the meanings that the help lists.
  record None() implements Prompt {}

  /// A prompt for a text.
  sealed interface Text extends Prompt {
    /// Returns the text so far.
    TextEntry entry();

    /// Returns the prompt with another text.
    Text with(TextEntry other);
  }

  /// A move.
  record Move(TextEntry entry) implements Text {
    @Override
    public Move with(TextEntry other) {
      return new Move(other);
    }
  }

  /// The answers of step-by-step entry.
  ///
  /// @param answers the accepted answers
  /// @param question the text of the next question
  record Steps(List<String> answers, String question, TextEntry entry) implements Text {
    /// Makes a defensive copy.
    public Steps {
      answers = List.copyOf(answers);
    }

    /// Returns the answers together with the current text.
    List<String> answersWithText() {
      List<String> all = new ArrayList<>(answers);
      all.add(entry.text());
      return all;
    }

    @Override
    public Steps with(TextEntry other) {
      return new Steps(answers, question, other);
    }
  }

  /// The name of the file to save the game in.
  ///
  /// @param isSuggested whether nothing has been typed yet: the first character replaces the name
  record FileName(TextEntry entry, boolean isSuggested) implements Text {
    @Override
    public FileName with(TextEntry other) {
      return new FileName(other, false);
    }
  }

  /// A question that is answered by yes or no.
  ///
  /// @param yes the request after yes
  /// @param no the request after no
  record YesNo(Confirmation asked, PageRequest yes, Optional<PageRequest> no) implements Prompt {}
}
