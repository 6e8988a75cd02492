package tabuleiro.terminal.screen.game;

import java.util.OptionalInt;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.terminal.screen.review.ReviewedLine;

/// Moves through the game and the variations of a review, and changes the variations.
///
/// @param page the page before the input
record ReviewNavigator(GamePage page) {
  /// Returns the page at a move of the list.
  ///
  /// @param target its node in a review, otherwise its ply
  PageUpdate atMove(int target) {
    return page.progress().review().isPresent() ? atNode(target) : page.atPly(target);
  }

  /// Returns the page at a node of the review.
  private PageUpdate atNode(int node) {
    ReviewedLine line = page.progress().review().orElseThrow().through(node);
    return page.withReview(line).atPly(line.tree().node(node).ply());
  }

  /// Returns the page after a move that the user has entered: in a review it is tried, otherwise it
  /// is played.
  PageUpdate play(int move) {
    if (page.progress().review().isEmpty()) {
      return PageUpdate.of(page, new PageRequest.PlayMove(move));
    }
    ReviewedLine line = page.progress().review().get();
    int node = line.nodes().get(page.ply());
    OptionalInt known = line.tree().find(node, page.shownPosition().formatMove(move));
    if (known.isPresent()) {
      return atNode(known.getAsInt());
    }
    return line.tree()
        .plus(node, move)
        .map(tree -> page.withReview(line.through(tree.last(), tree)).atPly(page.ply() + 1))
        .orElseGet(
            () -> PageUpdate.of(page.withMessage(page.messages().format("page.review-full"))));
  }

  /// Returns the page with the next alternative to the shown move; unchanged where there is none.
  PageUpdate atNextAlternative() {
    OptionalInt next = page.progress().review().orElseThrow().nextAlternative(page.ply());
    return next.isPresent() ? atNode(next.getAsInt()) : PageUpdate.of(page);
  }

  /// Returns the page at the move of the game from which the shown variation departs.
  PageUpdate atMainLine() {
    ReviewedLine line = page.progress().review().orElseThrow();
    return page.withReview(line.main()).atPly(line.mainPly(page.ply()));
  }

  /// Returns the page without the shown move of a variation and all that follows it.
  PageUpdate withoutShownMove() {
    ReviewedLine line = page.progress().review().orElseThrow();
    int node = line.nodes().get(page.ply());
    int parent = line.tree().node(node).parent();
    // The nodes before the removed one keep their numbers.
    return page.withReview(line.through(parent, line.tree().without(node))).atPly(page.ply() - 1);
  }
}
