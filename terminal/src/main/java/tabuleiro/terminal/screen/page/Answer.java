package tabuleiro.terminal.screen.page;

import java.util.Optional;

/// What comes of something that a person does on a page.
///
/// @param page what the page is from now on
/// @param wish what is to be done beside; empty for nothing
public record Answer(Page page, Optional<Wish> wish) {
  /// Returns the answer that nothing is to be done.
  public static Answer of(Page page) {
    return new Answer(page, Optional.empty());
  }

  /// Returns the answer that something is to be done.
  public static Answer of(Page page, Wish wish) {
    return new Answer(page, Optional.of(wish));
  }
}
