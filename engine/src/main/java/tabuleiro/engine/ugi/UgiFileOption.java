package tabuleiro.engine.ugi;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.engine.BookPlayers;
import tabuleiro.engine.NetworkPlayers;
import tabuleiro.rules.Game;

/// The options of the protocol that name a file.
enum UgiFileOption {
  /// The network of the evaluation.
  EVAL_FILE("EvalFile"),
  /// The opening book.
  BOOK_FILE("BookFile");

  /// The value without a file: a value may not be empty.
  private static final String NO_FILE = "<empty>";

  private final String label;

  UgiFileOption(String label) {
    this.label = label;
  }

  /// Returns the option with a name, in any case; empty when there is none.
  static Optional<UgiFileOption> of(String name) {
    String wanted = name.toLowerCase(Locale.ROOT);
    return Stream.of(values())
        .filter(option -> option.label.toLowerCase(Locale.ROOT).equals(wanted))
        .findFirst();
  }

  /// Returns the line that announces the option.
  String optionLine(Optional<String> file) {
    return "option name " + label + " type string default " + file.orElse(NO_FILE);
  }

  /// Returns the file that a value names; empty for none.
  static Optional<String> parse(String value) {
    return Optional.of(value).filter(file -> !file.isEmpty() && !file.equals(NO_FILE));
  }

  /// Checks that a game can use a file.
  ///
  /// @throws tabuleiro.play.PlayException if it cannot
  void requireUsable(Game game, String file) {
    switch (this) {
      case EVAL_FILE -> NetworkPlayers.requireNetwork(game, file);
      case BOOK_FILE -> BookPlayers.read(game.id().game(), file);
    }
  }
}
