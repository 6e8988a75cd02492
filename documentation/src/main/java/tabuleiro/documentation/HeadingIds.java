package tabuleiro.documentation;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/// Gives the headings of a document their ids, as public forges of Git do, so that links to them
/// lead to the same place in both.
final class HeadingIds {
  private final Set<String> given = new HashSet<>();

  /// Returns the id of the next heading of the document.
  String next(String heading) {
    String id =
        heading
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^\\p{L}\\p{M}\\p{N}_ -]", "")
            .replace(' ', '-');
    String unique = id;
    for (int number = 1; !given.add(unique); number++) {
      unique = id + "-" + number;
    }
    return unique;
  }
}
