package tabuleiro.view.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.protocol.learn.RulesJson;
import tabuleiro.text.Messages;
import tabuleiro.text.TextLines;

/// Parses the rules page of a game, without the passages for terminals: a title, an introduction,
/// then chapters with headings in capitals. A paragraph that begins with a number is a rule, one
/// that begins with a letter a part of the rule above; lines in columns stay as they are.
final class RulesPageParser {
  private static final Pattern HEADING = Pattern.compile("\\p{Lu}[\\p{Lu}\\s,-]+");
  private static final Pattern NUMBERED =
      Pattern.compile("\\s*(?<number>[0-9]+|[a-z])\\. (?<text>.*)");

  /// Two words with a gap between them, or a deep indentation.
  private static final Pattern COLUMNS = Pattern.compile(".*\\S {2,}\\S.*|\\s{10,}\\S.*");

  private final List<RulesJson.Chapter> chapters = new ArrayList<>();
  private final List<RulesJson.Paragraph> parts = new ArrayList<>();
  private final List<String> block = new ArrayList<>();
  private String heading = "";
  private String rule = "";
  private boolean isRule;

  private RulesPageParser() {}

  /// Returns the chapters of a game's rules page; the first has no heading and introduces the game.
  ///
  /// @param messages the messages in the client's language
  static List<RulesJson.Chapter> chapters(String family, Messages messages) {
    RulesPageParser text = new RulesPageParser();
    messages.rulesPageForScreens(family).lines().skip(1).forEach(text::take);
    text.endChapter();
    return text.chapters;
  }

  private void take(String line) {
    Matcher numbered = NUMBERED.matcher(line);
    if (HEADING.matcher(line).matches()) {
      endChapter();
      heading = line.charAt(0) + line.substring(1).toLowerCase(Locale.ROOT);
    } else if (line.isBlank()) {
      endPart();
    } else if (numbered.matches() && !COLUMNS.matcher(line).matches()) {
      endPart();
      String number = numbered.group("number");
      rule = Character.isDigit(number.charAt(0)) ? number : rule.replaceAll("[a-z]", "") + number;
      isRule = true;
      block.add(numbered.group("text"));
    } else if (isInColumns(line) != isTable()) {
      endPart();
      block.add(line);
    } else {
      block.add(line);
    }
  }

  /// Returns whether the current block is set in columns.
  private boolean isTable() {
    return block.stream().anyMatch(RulesPageParser::isInColumns);
  }

  private static boolean isInColumns(String line) {
    return COLUMNS.matcher(line.stripTrailing()).matches();
  }

  private void endPart() {
    if (block.isEmpty()) {
      return;
    }
    if (isTable()) {
      String table = String.join("\n", block).stripIndent();
      parts.add(
          new RulesJson.Paragraph(
              "table", "", String.join("\n", TextLines.wrap(table, TextLines.PROSE_WIDTH))));
    } else {
      String joined = String.join(" ", block.stream().map(String::strip).toList());
      // A paragraph after a table or an empty line belongs to the rule, but has no number.
      parts.add(new RulesJson.Paragraph(isRule ? "rule" : "text", isRule ? rule : "", joined));
      isRule = false;
    }
    block.clear();
  }

  private void endChapter() {
    endPart();
    if (!parts.isEmpty()) {
      chapters.add(new RulesJson.Chapter(heading, parts));
    }
    parts.clear();
    rule = "";
  }
}
