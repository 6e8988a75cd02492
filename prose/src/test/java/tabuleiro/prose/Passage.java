package tabuleiro.prose;

import org.languagetool.markup.AnnotatedText;

/// A piece of text that is checked as a whole: a paragraph of a page or a message of a bundle.
///
/// @param place where it is, for a person: the file, and the line or the key
/// @param text the text; code and arguments are replaced by a noun that no rule objects to
record Passage(String place, AnnotatedText text) {
  /// Returns what replaces code or an argument: a name, which may be the subject or the object of a
  /// sentence, and takes the same article as what it replaces.
  ///
  /// @param replaced the code or the argument
  static String noun(String replaced) {
    return replaced.matches("\\W*[aeiouAEIOU].*") ? "Elo" : "Talpa";
  }
}
