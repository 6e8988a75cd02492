package tabuleiro.app.train;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.files.OutputPath;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.lab.backend.LabBackend;
import tabuleiro.lab.generation.GenerationFolder;
import tabuleiro.lab.generation.GenerationPlan;
import tabuleiro.rules.Game;

/// `tabuleiro train generations GAME`: a network, made in generations of games, training and
/// matches.
@Command(
    name = "generations",
    footer = "  tabuleiro train generations trench --generations 2 --minutes 20")
final class TrainGenerationsCommand implements Callable<Integer> {
  private final CommandContext context;
  private final IntFunction<LabBackend> backends;

  @Mixin private NetworkOptions options = new NetworkOptions();

  @Mixin private GenerationOptions generationOptions = new GenerationOptions();

  @Option(names = "--out", paramLabel = "FOLDER", descriptionKey = "generations-out")
  private Optional<OutputPath> out = Optional.empty();

  /// @param backends what plays the games of generations, with a number of threads
  TrainGenerationsCommand(CommandContext context, IntFunction<LabBackend> backends) {
    this.context = context;
    this.backends = backends;
  }

  @Override
  public Integer call() {
    Game game = options.game(context);
    EvaluatorFactory factory = options.factory(game);
    generationOptions.requireValid();
    OutputPath path = out.orElseGet(() -> OutputPath.parse(game.id().game() + "-networks"));
    path.requireWritable("--out", OutputPath.Kind.FOLDER);
    GenerationFolder folder = new GenerationFolder(path.folder());
    GenerationPlan plan =
        generationOptions.plan(
            game, factory, options.settings(context, folder.path(), folder::seed));
    return new GenerationsTask(context, plan, folder, backends.apply(options.threads()))
        .run(generationOptions.generations(), generationOptions.time());
  }
}
