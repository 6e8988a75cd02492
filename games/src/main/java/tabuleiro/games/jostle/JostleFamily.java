package tabuleiro.games.jostle;

import java.util.List;
import tabuleiro.games.common.ListedFamily;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Motif;
import tabuleiro.rules.board.HexagonBoard;
import tabuleiro.rules.board.SquareBoard;

/// Jostle and Hex Jostle, by Mark Steere (marksteeregames.com), March 2010. The variants are the
/// boards `10x10`, `hex`, `8x8` and `6x6`.
public final class JostleFamily extends ListedFamily<JostleGame> {
  /// The family's name.
  static final String NAME = "jostle";

  private static final List<JostleGame> GAMES =
      List.of(
          new JostleGame(
              "10x10",
              BitboardLayout.of(new SquareBoard(10, 10)),
              "10/10/2rbrbrb2/2brbrbr2/2rb2rb2/2br2br2/2rbrbrb2/2brbrbr2/10/10 r"),
          new JostleGame(
              "hex",
              BitboardLayout.of(new HexagonBoard(6)),
              "6/7/2brbr2/2r3b2/2b1rb1r2/2r1b1r1b2/2b1rb1r2/2r3b2/2brbr2/7/6 r"),
          new JostleGame(
              "8x8",
              BitboardLayout.of(new SquareBoard(8, 8)),
              "8/1rbrbrb1/1brbrbr1/1rb2rb1/1br2br1/1rbrbrb1/1brbrbr1/8 r"),
          new JostleGame(
              "6x6", BitboardLayout.of(new SquareBoard(6, 6)), "6/1rbrb1/1b2r1/1r2b1/1brbr1/6 r"));

  /// Returns the family; all instances are alike.
  public JostleFamily() {
    super(NAME, GAMES);
  }

  /// Returns the boards of the author.
  @Override
  public List<String> publishedVariants() {
    return List.of("10x10", "hex");
  }

  @Override
  public List<EndReason> endReasons() {
    return List.of(EndReason.NO_MOVES);
  }

  @Override
  public List<Motif> motifs() {
    return List.of(LastTempo.MOTIF);
  }

  /// Returns the computer of the report, which plays at random.
  @Override
  public List<ClassicPlayer> classicPlayers() {
    return List.of(ClassicPlayer.random());
  }
}
