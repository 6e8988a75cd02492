package tabuleiro.bench.load;

import java.util.Optional;

/// What is said over a line, and what is heard.
interface MessageExchange {
  /// Says the same again and again, and takes whatever comes for the answer.
  MessageExchange ECHO =
      new MessageExchange() {
        @Override
        public Optional<String> nextMessage() {
          return Optional.of("c3d3 ".repeat(60));
        }

        @Override
        public boolean receive(String message) {
          return true;
        }
      };

  /// Says nothing.
  MessageExchange IDLE =
      new MessageExchange() {
        @Override
        public Optional<String> nextMessage() {
          return Optional.empty();
        }

        @Override
        public boolean receive(String message) {
          return false;
        }
      };

  /// Returns what is to be said next; empty when there is nothing left.
  Optional<String> nextMessage();

  /// Hears a message.
  ///
  /// @return whether it is the answer to what was said last
  boolean receive(String message);
}
