package tabuleiro.play;

import java.util.List;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.IllegalPositionException;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.Side;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.board.SquareBoard;

/// A row of stones. A move takes the last one, two or three of them and is written as the leftmost
/// stone taken; the player who takes the last stone wins. Variants are numbers of stones, and
/// `drawn`.
public final class Nim implements Family {
  @Override
  public String name() {
    return "nim";
  }

  @Override
  public List<String> variants() {
    return List.of("7", "20", "drawn");
  }

  @Override
  public List<String> featuredVariants() {
    return List.of("7", "drawn");
  }

  @Override
  public List<EndReason> endReasons() {
    return List.of(EndReason.NO_MOVES);
  }

  @Override
  public NimGame game(String variant) {
    if (!variants().contains(variant)) {
      throw new UnknownVariantException(this, variant);
    }
    return new NimGame(variant);
  }

  /// Nim with a number of stones.
  public record NimGame(String variant) implements Game {
    static final int MOST = 20;

    @Override
    public GameId id() {
      return new GameId("nim", variant);
    }

    @Override
    public boolean hasRemovals() {
      return true;
    }

    @Override
    public Board board() {
      return new SquareBoard(MOST, 1);
    }

    @Override
    public boolean hasRandomStart() {
      return variant.equals("drawn");
    }

    @Override
    public NimPosition start(long seed) {
      int stones =
          hasRandomStart() ? 5 + (int) Math.floorMod(seed, 10L) : Integer.parseInt(variant);
      return new NimPosition(this, stones, Side.FIRST);
    }

    @Override
    public NimPosition parse(String text) {
      if (!text.matches("[0-9]{1,3} [fs]")) {
        throw new PositionFormatException(Violations.malformedPosition(text, "7 f"));
      }
      int stones = Integer.parseInt(text.substring(0, text.indexOf(' ')));
      if (stones > MOST) {
        throw new IllegalPositionException(Violation.of("1", "too-many-stones", stones));
      }
      return new NimPosition(this, stones, text.endsWith("f") ? Side.FIRST : Side.SECOND);
    }

    @Override
    public int maxPlies() {
      return MOST;
    }

    @Override
    public int maxMoves() {
      return 3;
    }
  }
}
