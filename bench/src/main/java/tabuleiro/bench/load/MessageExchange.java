package tabuleiro.bench.load;

import java.util.Optional;

/// The messages that a connection sends and receives.
interface MessageExchange {
  /// Sends the same message repeatedly, and takes every message for the answer.
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

  /// Sends nothing.
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

  /// Returns the next message to send; empty when there is none.
  Optional<String> nextMessage();

  /// Receives a message.
  ///
  /// @return whether it answers the last message sent
  boolean receive(String message);
}
