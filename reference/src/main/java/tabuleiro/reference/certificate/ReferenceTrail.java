package tabuleiro.reference.certificate;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import tabuleiro.reference.ReferencePosition;

/// A trail by the plain rules alone. A move is its number in the order of the moves' texts. The key
/// is the SHA-256 of the position's `canonicalText`, of which 128 bits are kept; the negligible
/// probability that two positions share it is ignored.
final class ReferenceTrail implements CheckerTrail {
  private final MessageDigest digest = CertificateFile.sha256();
  private final Deque<Step> steps = new ArrayDeque<>();

  /// A position with what is expensive to compute.
  private record Step(
      ReferencePosition position,
      List<String> moves,
      CheckerOutcome outcome,
      long high,
      long low) {}

  ReferenceTrail(ReferencePosition position) {
    push(position);
  }

  private void push(ReferencePosition position) {
    byte[] text = position.canonicalText().getBytes(StandardCharsets.UTF_8);
    ByteBuffer sum = ByteBuffer.wrap(digest.digest(text));
    CheckerOutcome outcome = CheckerOutcome.parse(position.outcome());
    steps.push(new Step(position, position.moves(), outcome, sum.getLong(), sum.getLong()));
  }

  @Override
  public boolean isFirstToMove() {
    return steps.element().position().isFirstToMove();
  }

  @Override
  public CheckerOutcome outcome() {
    return steps.element().outcome();
  }

  @Override
  public int[] moves() {
    return IntStream.range(0, steps.element().moves().size()).toArray();
  }

  @Override
  public void play(int move) {
    Step step = steps.element();
    push(step.position().play(step.moves().get(move)));
  }

  @Override
  public void undo() {
    steps.pop();
  }

  @Override
  public long highKey() {
    return steps.element().high();
  }

  @Override
  public long lowKey() {
    return steps.element().low();
  }

  /// The number of moves: a side with few moves is quickly out of them.
  @Override
  public int moveOrderScore() {
    return steps.element().moves().size();
  }

  @Override
  public String format() {
    return steps.element().position().format();
  }
}
