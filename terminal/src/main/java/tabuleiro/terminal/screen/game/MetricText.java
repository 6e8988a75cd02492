package tabuleiro.terminal.screen.game;

import java.util.List;
import tabuleiro.rules.Message;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;

/// Formats the score of a game, in the same words as the pages of the browser.
final class MetricText {
  private MetricText() {}

  /// Returns the score of a side without the side's name, for a place below its player; empty in a
  /// game that has none.
  public static String ofSide(Side side, Scene scene, Messages messages) {
    List<Message> metrics = scene.metrics();
    return side.ordinal() < metrics.size()
        ? format("plate.", metrics.get(side.ordinal()), messages)
        : "";
  }

  /// Returns the scores that belong to both sides.
  public static List<String> ofBoth(Scene scene, Messages messages) {
    return scene.metrics().stream()
        .skip(Side.values().length)
        .map(metric -> format("page.", metric, messages))
        .toList();
  }

  private static String format(String prefix, Message metric, Messages messages) {
    Message special = new Message(prefix + metric.key(), metric.arguments());
    return messages.format(messages.hasKey(special.key()) ? special : metric);
  }
}
