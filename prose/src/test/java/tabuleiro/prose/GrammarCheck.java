package tabuleiro.prose;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.languagetool.JLanguageTool;
import org.languagetool.Language;
import org.languagetool.rules.Rule;
import org.languagetool.rules.RuleMatch;
import org.languagetool.rules.spelling.SpellingCheckRule;

/// A grammar and spelling checker with the words that this project accepts.
final class GrammarCheck {
  private final JLanguageTool checker;

  /// @param accepted words that are right although no dictionary has them
  /// @param disabled identifiers of the rules that do not fit these texts
  GrammarCheck(Language language, List<String> accepted, List<String> disabled) {
    checker = new JLanguageTool(language);
    checker.disableRules(disabled);
    for (Rule rule : checker.getAllActiveRules()) {
      if (rule instanceof SpellingCheckRule spelling) {
        spelling.addIgnoreTokens(accepted);
        spelling.addIgnoreTokens(List.of(Passage.NOUN));
      }
    }
  }

  /// Returns what is wrong, a line for each finding.
  List<String> findings(List<Passage> passages) {
    List<String> findings = new ArrayList<>();
    for (Passage passage : passages) {
      for (RuleMatch match : check(passage)) {
        if (!isNotation(passage, match)) {
          findings.add(describe(passage, match));
        }
      }
    }
    return findings;
  }

  private List<RuleMatch> check(Passage passage) {
    try {
      return checker.check(passage.text());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Returns whether a supposed spelling mistake is a move, a cell, a size or the name of a file: it
  /// has a digit.
  private static boolean isNotation(Passage passage, RuleMatch match) {
    return match.getRule() instanceof SpellingCheckRule
        && wrong(passage, match).chars().anyMatch(Character::isDigit);
  }

  private static String wrong(Passage passage, RuleMatch match) {
    String text = passage.text().getTextWithMarkup();
    return text.substring(match.getFromPos(), Math.min(match.getToPos(), text.length()));
  }

  private static String describe(Passage passage, RuleMatch match) {
    List<String> better = match.getSuggestedReplacements().stream().limit(3).toList();
    return passage.place()
        + " ["
        + match.getRule().getId()
        + "] '"
        + wrong(passage, match)
        + "': "
        + match.getMessage().replaceAll("</?suggestion>", "'")
        + " "
        + better;
  }
}
