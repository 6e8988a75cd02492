package tabuleiro.prose;

import org.languagetool.markup.AnnotatedText;

/// A piece of text that is checked as a whole: a paragraph of a page or a message of a bundle.
///
/// @param place where it is, for a person: the file, and the line or the key
/// @param text the text; code and arguments are replaced by a noun that no rule objects to
record Passage(String place, AnnotatedText text) {
  /// Replaces code and arguments: a name, which may be the subject or the object of a sentence.
  static final String NOUN = "Talpa";
}
