package tabuleiro.prose;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.languagetool.JLanguageTool;
import org.languagetool.Language;
import org.languagetool.rules.Rule;
import org.languagetool.rules.RuleMatch;
import org.languagetool.rules.spelling.SpellingCheckRule;

/// A grammar and spelling checker with the words that this project accepts.
final class GrammarCheck {
  private static final Pattern NOTATION =
      Pattern.compile(".*[0-9`].*|\\p{L}+-(se|me|lhe|lhes|o|a|os|as|lo|la|los|las|no|na|nos|nas)");

  private static final Pattern WORD = Pattern.compile("\\p{L}{2}");

  private static final Pattern REPEATED_WORD = Pattern.compile("(\\p{L}+) +(?i:\\1)");

  private final JLanguageTool checker;
  private final Set<String> accepted;

  /// @param accepted words that are right although no dictionary has them
  /// @param disabled identifiers of the rules that do not fit these texts
  GrammarCheck(Language language, List<String> accepted, List<String> disabled) {
    this.accepted = Set.copyOf(accepted);
    checker = new JLanguageTool(language);
    checker.disableRules(disabled);
    for (Rule rule : checker.getAllActiveRules()) {
      if (rule instanceof SpellingCheckRule spelling) {
        spelling.addIgnoreTokens(accepted);
        spelling.addIgnoreTokens(List.of("Talpa", "Elo"));
      }
    }
  }

  /// Returns what is wrong, a line for each finding. A text that occurs several times, such as the
  /// cells of tables, is checked where it occurs first, and figures are not checked.
  List<String> findings(List<Passage> passages) {
    List<String> findings = new ArrayList<>();
    Set<String> checked = new HashSet<>();
    for (Passage passage : passages) {
      String text = passage.text().getPlainText();
      if (!WORD.matcher(text).find() || !checked.add(text)) {
        continue;
      }
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

  /// Returns whether a supposed mistake is accepted (words with a hyphen reach the dictionary in
  /// parts) or notation: a word with a digit (a move, a cell, a size, a file name), a Portuguese
  /// verb with a pronoun after a hyphen, which the dictionary lacks, or two pieces of code in a
  /// row, which are replaced by the same noun.
  private boolean isNotation(Passage passage, RuleMatch match) {
    if (match.getRule() instanceof SpellingCheckRule) {
      String word = wrong(passage, match);
      return accepted.contains(word) || NOTATION.matcher(word).matches();
    }
    return match.getRule().getId().contains("WORD_REPEAT")
        && !REPEATED_WORD.matcher(wrong(passage, match)).matches();
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
