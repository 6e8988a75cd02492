package tabuleiro.documentation;

import java.util.List;

/// A group of pages in the tree.
///
/// @param id its anchor on the first page
/// @param title its heading
/// @param pages its pages, in order
/// @param isShort whether the tree has its pages only while one of them is shown
record DocumentGroup(String id, String title, List<Document> pages, boolean isShort) {
  DocumentGroup {
    pages = List.copyOf(pages);
  }
}
