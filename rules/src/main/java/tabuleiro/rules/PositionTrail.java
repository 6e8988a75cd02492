package tabuleiro.rules;

import java.util.Arrays;

/// A trail that keeps a stack of immutable positions.
final class PositionTrail implements Trail {
  private Position[] previousPositions = new Position[64];
  private Position position;
  private int length;

  PositionTrail(Position start) {
    position = start;
  }

  @Override
  public Position position() {
    return position;
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public void play(int move) {
    if (length == previousPositions.length) {
      previousPositions = Arrays.copyOf(previousPositions, 2 * length);
    }
    previousPositions[length++] = position;
    position = position.playUnchecked(move);
  }

  @Override
  public void undo() {
    position = previousPositions[--length];
  }
}
