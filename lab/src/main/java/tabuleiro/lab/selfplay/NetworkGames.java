package tabuleiro.lab.selfplay;

import java.util.Optional;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.network.Network;
import tabuleiro.engine.network.NetworkEvaluator;
import tabuleiro.engine.network.NetworkFile;
import tabuleiro.engine.search.Searcher;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;

/// Games to train networks with.
///
/// @param factory of the game
/// @param network corrects the evaluation; empty for the fitted weights alone
/// @param nodes of each search
/// @param seed of the openings
public record NetworkGames(
    Game game, EvaluatorFactory factory, Optional<Network> network, long nodes, long seed)
    implements TrainingGames {
  /// The number of games in a block.
  public static final int BLOCK_GAMES = 32;

  /// The name of the evaluator without a network.
  private static final String WEIGHTS = "weights";

  /// Memory of each search: enough for its few nodes.
  private static final int HASH_MEBIBYTES = 4;

  /// Random openings have one of these numbers of plies, in turn. A guess.
  private static final int[] OPENING_PLIES = {4, 5, 6, 7, 8, 10};

  @Override
  public int blockGames() {
    return BLOCK_GAMES;
  }

  @Override
  public DataSource source() {
    String evaluator = network.map(NetworkFile::checksum).orElse(WEIGHTS);
    return new DataSource(game.id().toString(), evaluator, nodes, seed, false);
  }

  @Override
  public DataGenerator generator(StopSignal stop) {
    Evaluator evaluator =
        network
            .<Evaluator>map(correction -> NetworkEvaluator.of(factory, game, correction))
            .orElseGet(factory::fittedEvaluator);
    MoveLimits limits = MoveLimits.ofNodes(nodes);
    return new DataGenerator(
        this,
        OPENING_PLIES,
        seed,
        () -> {
          Searcher searcher = SearcherFactory.create(factory, evaluator, HASH_MEBIBYTES, 1);
          return new BestMoveSearch(searcher, limits, stop);
        });
  }
}
