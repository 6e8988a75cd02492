package tabuleiro.terminal.screen.page;

import java.util.Optional;

/// What comes of something that a person does on a page.
///
/// @param page what the page is from now on
/// @param request what is to be done beside; empty for nothing
public record PageUpdate(Page page, Optional<PageRequest> request) {
  /// Returns the answer that nothing is to be done.
  public static PageUpdate of(Page page) {
    return new PageUpdate(page, Optional.empty());
  }

  /// Returns the answer that something is to be done.
  public static PageUpdate of(Page page, PageRequest wish) {
    return new PageUpdate(page, Optional.of(wish));
  }
}
