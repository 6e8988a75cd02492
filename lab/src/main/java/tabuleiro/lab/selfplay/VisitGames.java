package tabuleiro.lab.selfplay;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.zip.CRC32C;
import tabuleiro.engine.PriorityPlayers;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.tree.TreeSearcher;
import tabuleiro.engine.tree.TreeSearcher.SelectionPolicy;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;

/// Games to fit move priorities to: those of the tree search, with the visits of all moves.
///
/// @param game has a [tabuleiro.engine.evaluation.PriorityModel]
/// @param priorities the weights of its move priorities
/// @param nodes of each search
/// @param seed of the openings and of the moves that are drawn
@SuppressWarnings("ArrayRecordComponent") // Never compared nor changed.
public record VisitGames(Game game, int[] priorities, long nodes, long seed)
    implements TrainingGames {
  private static final int BLOCK_GAMES = 4;
  private static final int HASH_MEBIBYTES = 64;

  /// Random openings have one of these numbers of plies, in turn. A guess.
  private static final int[] OPENING_PLIES = {1, 2, 3, 4, 5, 6};

  @Override
  public int blockGames() {
    return BLOCK_GAMES;
  }

  @Override
  public DataSource source() {
    CRC32C checksum = new CRC32C();
    String text = PriorityPlayers.model(game).format(priorities);
    checksum.update(text.getBytes(StandardCharsets.UTF_8));
    String name = HexFormat.of().toHexDigits((int) checksum.getValue());
    return new DataSource(game.id().toString(), name, nodes, seed, true);
  }

  @Override
  public DataGenerator generator(StopSignal stop) {
    Evaluator evaluator = PriorityPlayers.model(game).evaluator(priorities);
    MoveLimits limits = MoveLimits.ofNodes(nodes);
    return new DataGenerator(
        this,
        OPENING_PLIES,
        seed,
        () -> {
          TreeSearcher searcher =
              new TreeSearcher(SelectionPolicy.PUCT, evaluator, HASH_MEBIBYTES, 1);
          return new VisitSearch(searcher, limits, seed, stop);
        });
  }
}
