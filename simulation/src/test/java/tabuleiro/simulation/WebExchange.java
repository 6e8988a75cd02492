package tabuleiro.simulation;

import java.util.ArrayList;
import java.util.List;

/// A request over HTTP, or a command over a socket, which may have been sent several times.
final class WebExchange {
  /// An answer of a server, whether or not it arrived.
  ///
  /// @param secret the secret of the cookie that it sets; empty for none
  /// @param receivedNanos when the request reached the server
  /// @param answeredNanos when the server answered
  record Reply(int status, String body, String secret, long receivedNanos, long answeredNanos) {}

  private final String method;
  private final String path;
  private final String token;
  private final String body;
  private final long invokedNanos;
  private final List<Reply> replies = new ArrayList<>();
  private int copies;
  private boolean isBad;

  WebExchange(String method, String path, String token, String body, long invokedNanos) {
    this.method = method;
    this.path = path;
    this.token = token;
    this.body = body;
    this.invokedNanos = invokedNanos;
  }

  String method() {
    return method;
  }

  String path() {
    return path;
  }

  String token() {
    return token;
  }

  String body() {
    return body;
  }

  long invokedNanos() {
    return invokedNanos;
  }

  List<Reply> replies() {
    return replies;
  }

  /// Requires that each server refuses it.
  void requireRefusal() {
    isBad = true;
  }

  /// Returns whether each server must refuse it.
  boolean isBad() {
    return isBad;
  }

  /// Records that a copy has reached a server.
  void addCopy() {
    copies++;
  }

  /// Returns whether it may have had an effect that no answer tells.
  boolean isOutcomeUnknown() {
    return copies > replies.size() || replies.stream().anyMatch(reply -> reply.status() >= 500);
  }

  /// Returns whether it may have been performed after a time.
  boolean mayBePerformedAfter(long nanos) {
    return isOutcomeUnknown() || replies.stream().anyMatch(reply -> reply.answeredNanos() > nanos);
  }

  /// Returns the answers with a status that were given until a time.
  List<Reply> repliesUntil(long nanos, int status) {
    return replies.stream()
        .filter(reply -> reply.status() == status && reply.answeredNanos() <= nanos)
        .toList();
  }

  /// Returns whether an answer until a time has told of a success.
  boolean isDoneUntil(long nanos) {
    return !repliesUntil(nanos, 200).isEmpty() || !repliesUntil(nanos, 201).isEmpty();
  }

  boolean isAnswered(int status) {
    return replies.stream().anyMatch(reply -> reply.status() == status);
  }

  @Override
  public String toString() {
    return method + " " + path + " " + body + " by " + token + " -> " + replies;
  }
}
