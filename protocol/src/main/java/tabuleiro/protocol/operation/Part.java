package tabuleiro.protocol.operation;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What an operation takes, answers, or requires.
public sealed interface Part {
  /// The side for which a caller acts.
  Part SIDE =
      query("side", "the side to act for, when the caller holds both seats", "first", "second");

  /// A parameter of the address.
  ///
  /// @param name its name
  /// @param isInPath whether it is a part of the path, not of the query
  /// @param description what it means
  /// @param isNumber whether it is an integer, not a text
  /// @param values the texts that it may have; empty for any
  record Parameter(
      String name, boolean isInPath, String description, boolean isNumber, List<String> values)
      implements Part {
    /// Copies the list.
    public Parameter {
      values = List.copyOf(values);
    }
  }

  /// The body of a request.
  ///
  /// @param type the record of which it is the JSON
  /// @param example a body, as JSON
  record Request(Class<?> type, String example) implements Part {}

  /// The answer when the operation succeeds.
  ///
  /// @param status the status, such as 200
  /// @param mediaType such as `application/json`
  /// @param type the record of which it is the JSON; empty for other answers
  record Answer(int status, String mediaType, Optional<Class<?>> type) implements Part {}

  /// Statuses of failures, besides those that the kind of the operation implies.
  ///
  /// @param statuses such as 409
  record Failures(Set<Integer> statuses) implements Part {
    /// Copies the set.
    public Failures {
      statuses = Set.copyOf(statuses);
    }
  }

  /// The messages that a client sends on a socket.
  ///
  /// @param types their records
  record Received(List<Class<?>> types) implements Part {
    /// Copies the list.
    public Received {
      types = List.copyOf(types);
    }
  }

  /// The messages that the server sends on a socket.
  ///
  /// @param types their records
  record Sent(List<Class<?>> types) implements Part {
    /// Copies the list.
    public Sent {
      types = List.copyOf(types);
    }
  }

  /// Callers who must say who they are.
  enum Callers implements Part {
    /// With a cookie or a token.
    PLAYERS,
    /// With a cookie.
    BROWSERS
  }

  /// Returns a parameter of the path with a description of its own.
  static Part path(String name, String description) {
    return new Parameter(name, true, description, false, List.of());
  }

  /// Returns a parameter of the query, which may be absent.
  ///
  /// @param values the texts that it may have; none for any text
  static Part query(String name, String description, String... values) {
    return new Parameter(name, false, description, false, List.of(values));
  }

  /// Returns a parameter of the query that is an integer and may be absent.
  static Part number(String name, String description) {
    return new Parameter(name, false, description, true, List.of());
  }

  /// Returns the body of a request.
  ///
  /// @param type the record of which it is the JSON
  /// @param example a body, as JSON
  static Part request(Class<?> type, String example) {
    return new Request(type, example);
  }

  /// Returns the answer 200 with a record as JSON.
  static Part answer(Class<?> type) {
    return new Answer(200, "application/json", Optional.of(type));
  }

  /// Returns the answer 201 with a record as JSON.
  static Part created(Class<?> type) {
    return new Answer(201, "application/json", Optional.of(type));
  }

  /// Returns the answer 200 with a text.
  static Part text(String mediaType) {
    return new Answer(200, mediaType, Optional.empty());
  }

  /// Returns statuses of failures.
  static Part fails(Integer... statuses) {
    return new Failures(Set.of(statuses));
  }

  /// Returns the messages that a client sends on a socket.
  static Part receives(Class<?>... types) {
    return new Received(List.of(types));
  }

  /// Returns the messages that the server sends on a socket.
  static Part sends(Class<?>... types) {
    return new Sent(List.of(types));
  }
}
