package tabuleiro.terminal.screen.page;

import java.util.Optional;

/// A page's reaction to an input event.
///
/// @param page the page after the event
/// @param request what the program must do; empty for nothing
public record PageUpdate(Page page, Optional<PageRequest> request) {
  /// Returns a reaction without a request.
  public static PageUpdate of(Page page) {
    return new PageUpdate(page, Optional.empty());
  }

  /// Returns a reaction with a request.
  public static PageUpdate of(Page page, PageRequest request) {
    return new PageUpdate(page, Optional.of(request));
  }
}
