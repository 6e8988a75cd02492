package tabuleiro.app.measure;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.app.json.SearchBenchJson;
import tabuleiro.engine.EvaluationCost;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.engine.SearchSignature;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.network.NetworkEvaluator;
import tabuleiro.rules.Game;

/// The engine's part of `tabuleiro bench`: its signature and its speed in one game.
final class SearchBench {
  /// The speeds with and without a network are measured in pairs, in turn.
  private static final int PAIRS = 3;

  private final CommandContext context;
  private final boolean isJson;

  SearchBench(CommandContext context, boolean isJson) {
    this.context = context;
    this.isJson = isJson;
  }

  /// Prints the node count of a game, without its speed.
  ///
  /// @param boards of the game
  void signature(String name, List<Game> boards) {
    long nodes = measure(boards, Optional.empty()).nodes();
    print(
        new SearchBenchJson(
            name, nodes, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty()));
  }

  /// Measures and prints the results of a game.
  ///
  /// @param boards of the game
  void run(String name, List<Game> boards) {
    // The first run warms up the compiler.
    long nodes = measure(boards, Optional.empty()).nodes();
    Optional<EvaluatorFactory> factory = EvaluatorFactories.find(name);
    Optional<Evaluator> strongest = factory.map(EvaluatorFactory::strongestEvaluator);
    Optional<Evaluator> fitted =
        strongest
            .filter(_ -> boards.stream().anyMatch(SearchBench::hasNetwork))
            .flatMap(_ -> factory.map(EvaluatorFactory::fittedEvaluator));
    long speed = 0;
    long speedWithoutNetwork = 0;
    for (int pair = 0; pair < (fitted.isPresent() ? PAIRS : 1); pair++) {
      speed = Math.max(speed, speed(boards, Optional.empty()));
      if (fitted.isPresent()) {
        speedWithoutNetwork = Math.max(speedWithoutNetwork, speed(boards, fitted));
      }
    }
    boolean hasNetwork = fitted.isPresent();
    List<Long> nanos =
        evaluationNanos(boards, Stream.concat(strongest.stream(), fitted.stream()).toList());
    print(
        new SearchBenchJson(
            name,
            nodes,
            Optional.of(speed),
            strongest.map(_ -> nanos.getFirst()),
            hasNetwork ? Optional.of(speedWithoutNetwork) : Optional.empty(),
            fitted.map(_ -> nanos.getLast())));
  }

  private static boolean hasNetwork(Game board) {
    return EvaluatorFactories.of(board.id().game()).strongestEvaluator(board)
        instanceof NetworkEvaluator;
  }

  /// Returns nodes per second.
  private static long speed(List<Game> boards, Optional<Evaluator> evaluator) {
    long start = System.nanoTime();
    long visited = measure(boards, evaluator).totalNodes();
    return visited * 1_000_000_000L / (System.nanoTime() - start);
  }

  private static SearchSignature measure(List<Game> boards, Optional<Evaluator> evaluator) {
    return boards.stream()
        .map(board -> SearchSignature.of(board, evaluator))
        .reduce(SearchSignature.ZERO, SearchSignature::plus);
  }

  /// Returns the nanoseconds of an evaluation by each evaluator, the mean of the boards.
  private static List<Long> evaluationNanos(List<Game> boards, List<Evaluator> evaluators) {
    double[] sums = new double[evaluators.size()];
    for (Game board : boards) {
      double[] nanos = EvaluationCost.nanos(board, evaluators);
      Arrays.setAll(sums, i -> sums[i] + nanos[i]);
    }
    return Arrays.stream(sums).mapToObj(sum -> Math.round(sum / boards.size())).toList();
  }

  private void print(SearchBenchJson result) {
    if (isJson) {
      context.out().println(JsonOutput.format(result));
      return;
    }
    String name = result.game();
    context.out().println("bench " + name + " nodes " + result.nodes());
    result
        .nodesPerSecond()
        .ifPresent(
            speed -> context.out().println("speed " + name + " " + speed + " nodes per second"));
    result
        .nodesPerSecondWithoutNetwork()
        .ifPresent(speed ->
            context
                .out()
                .println("speed " + name + " without network " + speed + " nodes per second"));
    result
        .evaluationNanos()
        .ifPresent(
            nanos -> context.out().println("evaluation " + name + " " + nanos + " nanoseconds"));
    result
        .evaluationNanosWithoutNetwork()
        .ifPresent(nanos ->
            context
                .out()
                .println("evaluation " + name + " without network " + nanos + " nanoseconds"));
  }
}
