package tabuleiro.view.position;

import java.util.List;
import java.util.Optional;
import tabuleiro.play.live.ClickPath;
import tabuleiro.protocol.analysis.PathResultJson;
import tabuleiro.protocol.position.RefusalJson;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.text.Messages;

/// Makes [PathResultJson].
public final class PathResultJsonMapper {
  private PathResultJsonMapper() {}

  /// Checks a click path.
  ///
  /// @param names the names of its click targets
  /// @param messages the messages of the game
  public static PathResultJson of(Position position, List<String> names, Messages messages) {
    try {
      return new PathResultJson(ClickPath.resolve(position, names).text(), "", Optional.empty());
    } catch (RulesException e) {
      RefusalJson refusal = RefusalJsonMapper.of(e.violation(), messages);
      return new PathResultJson("", messages.format(e), Optional.of(refusal));
    }
  }
}
