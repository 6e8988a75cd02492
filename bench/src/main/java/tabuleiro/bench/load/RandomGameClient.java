package tabuleiro.bench.load;

import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;

/// Plays both sides of a game by random moves.
final class RandomGameClient implements MessageExchange {
  private static final Pattern SEQUENCE = Pattern.compile("\"sequence\":([0-9]+)");

  private final RandomGenerator random;
  private Position position;
  private int seen;
  private int ply;
  private int move;

  /// @param start the initial position of the game
  RandomGameClient(Position start, RandomGenerator random) {
    this.position = start;
    this.random = random;
  }

  @Override
  public Optional<String> nextMessage() {
    if (seen == 0 || position.outcome().isOver()) {
      return Optional.empty();
    }
    move = Playout.randomMove(position, random);
    String side = position.sideToMove().key();
    return Optional.of(
        """
        {"type":"command","id":"m%d","seenSequence":%d,"ply":%d,"action":"move","move":"%s","side":"%s"}\
        """
            .formatted(ply, seen, ply, position.formatMove(move), side));
  }

  @Override
  public boolean receive(String message) {
    Matcher sequence = SEQUENCE.matcher(message);
    boolean isReply = message.contains("\"type\":\"reply\"");
    if (isReply && !message.contains("\"accepted\":true")) {
      throw new IllegalStateException(message);
    }
    if (sequence.find()) {
      seen = Math.max(seen, Integer.parseInt(sequence.group(1)));
    }
    if (isReply) {
      position = position.playUnchecked(move);
      ply++;
    }
    return isReply;
  }
}
