package tabuleiro.solver.strong;

import java.nio.file.Path;
import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;

/// Thrown when the layers of a game cannot be solved or read as requested. Its message gives the
/// reason.
public final class LayerException extends PlayException {
  private static final long serialVersionUID = 1L;

  private LayerException(Message message) {
    super(message);
  }

  static LayerException broken(Path file) {
    return new LayerException(Message.of("layers.broken", file.toString()));
  }

  static LayerException other(Path folder, String found) {
    return new LayerException(Message.of("layers.other", folder.toString(), found));
  }

  static LayerException differs(Position position) {
    return new LayerException(Message.of("layers.differs", position.format()));
  }

  static LayerException tooLarge(String game) {
    return new LayerException(Message.of("layers.too-large", game));
  }
}
