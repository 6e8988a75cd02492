package tabuleiro.engine;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.rules.Family;
import tabuleiro.rules.FamilyCheck;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Checks what the engine finds of a family from outside: its evaluator factory with the names of
/// its features in both languages, its levels and their strengths.
public final class EvaluatorCheck implements FamilyCheck {
  /// Returns a check; the service loader needs it.
  public EvaluatorCheck() {}

  @Override
  public List<Message> problems(Family family) {
    List<Message> problems = new ArrayList<>();
    for (String problem : EvaluatorFactories.problemsNear(family.getClass())) {
      problems.add(Message.of("family.failed", problem));
    }
    Level.of(family.name(), Level.HIGHEST);
    LevelStrength.of(family.name());
    EvaluatorFactories.find(family.name())
        .ifPresent(factory -> {
          family.featuredVariants().forEach(variant -> evaluate(factory, family.game(variant)));
          problems.addAll(missingNames(family, factory));
        });
    return problems;
  }

  /// Evaluates the start, so that what fails there fails now.
  private static void evaluate(EvaluatorFactory factory, Game game) {
    Position start = game.start(1);
    factory.strongestEvaluator(game).trail(start, 1).evaluate();
    factory.metricTrail(start).evaluate();
  }

  private static List<Message> missingNames(Family family, EvaluatorFactory factory) {
    List<String> keys =
        factory.termNames().stream()
            .map(term -> "feature." + factory.featureOf(term))
            .distinct()
            .toList();
    List<Message> problems = new ArrayList<>();
    for (Language language : Language.values()) {
      if (!Messages.hasTexts(family.name(), language)) {
        continue; // The check of the texts says so.
      }
      Messages messages = Messages.of(language).forGame(family.name());
      List<String> missing = keys.stream().filter(key -> !messages.hasKey(key)).toList();
      if (!missing.isEmpty()) {
        String file = Messages.fileName(family.name(), language);
        problems.add(Message.of("family.no-keys", file, String.join(", ", missing)));
      }
    }
    return problems;
  }
}
