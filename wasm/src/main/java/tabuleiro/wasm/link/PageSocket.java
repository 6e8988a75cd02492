package tabuleiro.wasm.link;

import tabuleiro.wasm.answer.OperationRequest;

/// A socket that the page has opened.
public interface PageSocket {
  /// The time until the next work where there is none, in milliseconds.
  long IDLE = Long.MAX_VALUE;

  /// Handles a message.
  ///
  /// @param message its fields
  /// @param nowMillis the time, in milliseconds since 1970
  void receive(OperationRequest message, long nowMillis);

  /// Returns the answer to a message that was refused, as JSON.
  ///
  /// @param id the id of the message
  String refusal(String id, RuntimeException reason);

  /// Does some work, for a short time, without being asked.
  ///
  /// @param nowMillis the time, in milliseconds since 1970
  /// @return how long nothing is to be done, in milliseconds; [#IDLE] when nothing is
  long work(long nowMillis);

  /// Ends what the page no longer sees.
  ///
  /// @param nowMillis the time, in milliseconds since 1970
  void close(long nowMillis);
}
