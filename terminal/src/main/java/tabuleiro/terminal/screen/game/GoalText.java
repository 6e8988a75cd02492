package tabuleiro.terminal.screen.game;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;
import tabuleiro.text.TextLines;

/// The goal of a game in one line.
final class GoalText {
  private GoalText() {}

  /// Returns the goal of both sides where they have the same or there is room for both, otherwise
  /// that of the human player, or of the side to move when both or none are human. Empty for a game
  /// that names no goal.
  static String format(GamePage page, int columns) {
    Messages messages = page.messages();
    Optional<String> ofBoth = messages.goalOf(page.progress().game().id().variant());
    if (ofBoth.isPresent()) {
      return TextLines.cut(ofBoth.get(), columns);
    }
    String all =
        Arrays.stream(Side.values())
            .map(side -> goal(side, messages))
            .collect(Collectors.joining(" "));
    return all.length() <= columns
        ? all.strip()
        : TextLines.cut(goal(side(page), messages), columns);
  }

  private static Side side(GamePage page) {
    GameProgress progress = page.progress();
    return Arrays.stream(Side.values())
        .filter(side -> progress.seat(side).isHuman() && !progress.seat(side.other()).isHuman())
        .findFirst()
        .orElse(page.shownPosition().sideToMove());
  }

  private static String goal(Side side, Messages messages) {
    String key = "goal." + side.key();
    return messages.hasKey(key) ? messages.format(key) : "";
  }
}
