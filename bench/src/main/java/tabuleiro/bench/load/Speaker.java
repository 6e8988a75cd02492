package tabuleiro.bench.load;

import java.util.Optional;

/// What is said over a line, and what is heard.
interface Speaker {
  /// Says the same again and again, and takes whatever comes for the answer.
  Speaker ECHO =
      new Speaker() {
        @Override
        public Optional<String> next() {
          return Optional.of("c3d3 ".repeat(60));
        }

        @Override
        public boolean hear(String message) {
          return true;
        }
      };

  /// Says nothing.
  Speaker SILENT =
      new Speaker() {
        @Override
        public Optional<String> next() {
          return Optional.empty();
        }

        @Override
        public boolean hear(String message) {
          return false;
        }
      };

  /// Returns what is to be said next; empty when there is nothing left.
  Optional<String> next();

  /// Hears a message.
  ///
  /// @return whether it is the answer to what was said last
  boolean hear(String message);
}
