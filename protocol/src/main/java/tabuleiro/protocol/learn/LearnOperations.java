package tabuleiro.protocol.learn;

import static tabuleiro.protocol.operation.Part.answer;
import static tabuleiro.protocol.operation.Part.fails;

import tabuleiro.protocol.operation.Operation;

/// The operations of the feature learn.
public final class LearnOperations {
  public static final Operation RULES =
      Operation.get(
          "/api/v2/rules/{game}",
          "Get the rules of a game",
          "read",
          answer(RulesJson.class),
          fails(404));

  private LearnOperations() {}
}
