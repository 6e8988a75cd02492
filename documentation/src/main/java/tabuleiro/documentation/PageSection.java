package tabuleiro.documentation;

/// A part of a page, from one heading to the next.
///
/// @param anchor the id of its heading; empty before the first heading below the title
/// @param heading its heading; empty before the first
/// @param text its text, with blanks between the words
record PageSection(String anchor, String heading, String text) {}
