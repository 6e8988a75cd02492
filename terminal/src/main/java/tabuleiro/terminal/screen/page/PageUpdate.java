package tabuleiro.terminal.screen.page;

import java.util.Optional;

/// A page's reaction to an input event.
///
/// @param page the page after the event
/// @param request what the program must do; empty for nothing
/// @param behindCursor the number of `char` values behind the cursor of the selected text field
public record PageUpdate(Page page, Optional<PageRequest> request, int behindCursor) {
  /// Returns a reaction that leaves the cursor at the end of a text field.
  public PageUpdate(Page page, Optional<PageRequest> request) {
    this(page, request, 0);
  }

  /// Returns a reaction without a request.
  public static PageUpdate of(Page page) {
    return new PageUpdate(page, Optional.empty());
  }

  /// Returns a reaction with a request.
  public static PageUpdate of(Page page, PageRequest request) {
    return new PageUpdate(page, Optional.of(request));
  }
}
