package tabuleiro.documentation;

import io.avaje.jsonb.Jsonb;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// The index by which the pages of a language are searched: an inverted index, in which a browser
/// looks up words at once.
final class SearchIndex {
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");
  private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");
  private static final Jsonb JSONB = Jsonb.builder().build();

  /// How many more words of the text a word of a heading, and of the title, is worth. A guess.
  private static final int HEADING_WEIGHT = 5;

  private static final int TITLE_WEIGHT = 10;

  /// More of the same word in a section makes it no better.
  private static final int MAX_WEIGHT = 40;

  /// How much of a section is shown below its heading, in characters.
  private static final int BEGINNING = 180;

  private final List<List<String>> pages = new ArrayList<>();
  private final List<List<Object>> sections = new ArrayList<>();
  private final Map<String, Map<Integer, Integer>> words = new TreeMap<>();

  /// Adds a page.
  ///
  /// @param path its path below the folder of the language, such as `rules/talpa`
  void add(String path, DocumentContent content) {
    pages.add(List.of(path, content.title()));
    for (PageSection section : content.sections()) {
      if (section.heading().isEmpty() && section.text().isEmpty()) {
        continue;
      }
      // A title is found at the beginning of its page.
      if (section.heading().isEmpty()) {
        count(content.title(), TITLE_WEIGHT);
      }
      count(section.heading(), HEADING_WEIGHT);
      count(section.text(), 1);
      sections.add(
          List.of(
              pages.size() - 1, section.anchor(), section.heading(), beginning(section.text())));
    }
  }

  private void count(String text, int weight) {
    Integer section = sections.size();
    for (MatchResult word : WORD.matcher(fold(text)).results().toList()) {
      words
          .computeIfAbsent(word.group(), _ -> new TreeMap<>())
          .merge(section, weight, (a, b) -> Math.min(a + b, MAX_WEIGHT));
    }
  }

  /// Returns a text without capitals and accents, as the page folds what is searched.
  private static String fold(String text) {
    String plain = ACCENTS.matcher(Normalizer.normalize(text, Normalizer.Form.NFD)).replaceAll("");
    return plain.toLowerCase(Locale.ROOT);
  }

  private static String beginning(String text) {
    if (text.length() <= BEGINNING) {
      return text;
    }
    int blank = text.lastIndexOf(' ', BEGINNING);
    return text.substring(0, blank < 0 ? BEGINNING : blank) + " …";
  }

  /// Returns the index as a script, which also a page opened from a folder can load. A word has the
  /// numbers of its sections, each with its weight.
  String script() {
    Map<String, List<Integer>> postings = new LinkedHashMap<>();
    words.forEach((word, weights) -> {
      List<Integer> numbers = new ArrayList<>();
      weights.forEach((section, weight) -> numbers.addAll(List.of(section, weight)));
      postings.put(word, numbers);
    });
    Map<String, Object> index = new LinkedHashMap<>();
    index.put("pages", pages);
    index.put("sections", sections);
    index.put("words", postings);
    return "globalThis.documentationIndex = " + JSONB.type(Object.class).toJson(index) + ";\n";
  }
}
