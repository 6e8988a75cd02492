package tabuleiro.lab.train;

import java.util.Optional;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.network.Network;
import tabuleiro.engine.network.NetworkEvaluator;
import tabuleiro.engine.network.NetworkFile;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;

/// Training games that are to be played.
///
/// @param factory of the game
/// @param network corrects the evaluation; empty for the fitted weights alone
/// @param nodes of each search
/// @param seed of the openings
public record TrainingGames(
    Game game, EvaluatorFactory factory, Optional<Network> network, long nodes, long seed) {
  /// The name of the evaluator without a network.
  private static final String WEIGHTS = "weights";

  /// Memory of each search: enough for its few nodes.
  private static final int HASH_MEBIBYTES = 4;

  /// Returns what decides the games.
  public DataSource source() {
    String evaluator = network.map(NetworkFile::checksum).orElse(WEIGHTS);
    return new DataSource(game.id().toString(), evaluator, nodes, seed);
  }

  /// Returns what plays the games.
  ///
  /// @param stop stops them
  public DataGenerator generator(StopSignal stop) {
    Evaluator evaluator =
        network
            .<Evaluator>map(correction -> NetworkEvaluator.of(factory, game, correction))
            .orElseGet(factory::fittedEvaluator);
    return new DataGenerator(
        game,
        () -> SearcherFactory.create(factory, evaluator, HASH_MEBIBYTES, 1),
        nodes,
        seed,
        stop);
  }
}
