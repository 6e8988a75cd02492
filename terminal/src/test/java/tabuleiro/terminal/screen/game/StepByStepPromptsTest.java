package tabuleiro.terminal.screen.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageContexts;
import tabuleiro.terminal.screen.page.TextEntry;
import tabuleiro.terminal.screen.settings.TerminalSettings;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Every question of step-by-step entry is shown in full, with the typed answer and with the
/// message about an invalid answer, in the smallest usual window.
class StepByStepPromptsTest {
  private static final int COLUMNS = 80;
  private static final int ROWS = 24;

  /// What is typed while the screen is drawn; no question accepts it.
  private static final String TYPED = "zz9";

  /// Answers among which every question of every game accepts one.
  private static final List<String> ANSWERS =
      Stream.of(
              Stream.of("l", "w", "a", "s", "d", "r"),
              IntStream.rangeClosed(-20, 20).mapToObj(String::valueOf),
              IntStream.rangeClosed('a', 'p').mapToObj(Character::toString),
              IntStream.range(0, 64).mapToObj(i -> "" + (char) ('a' + i / 8) + (1 + i % 8)))
          .flatMap(answers -> answers)
          .toList();

  static Stream<Arguments> games() {
    return Games.representativeGames().stream()
        .flatMap(
            game -> Stream.of(Language.values()).map(language -> Arguments.of(game, language)));
  }

  @ParameterizedTest
  @MethodSource("games")
  void theWholeQuestionAndTheAnswerAreShown(Game game, Language language) {
    Messages messages = Messages.of(language).forGame(game.id().game());
    PageContext context =
        PageContexts.of(COLUMNS, ROWS, Messages.of(language), TerminalSettings.defaults(language));
    GameSession session =
        new GameSession(SessionSetup.of(game, 1, Seat.human("Ana"), Seat.human("Zé")), () -> 0);
    session.play(session.sideToMove(), session.position().moveAt(0));
    GamePage page = GamePage.of(GameProgress.of(session), messages, "");
    assertThat(page.draw(context).format().lines().skip(1).findFirst().orElse(""))
        .as("the goal, not cut off")
        .endsWith(".")
        .doesNotEndWith("..");
    Set<Prompt.Steps> prompts = prompts(session.position(), messages);
    assertThat(prompts).hasSizeGreaterThan(1);
    for (Prompt.Steps prompt : prompts) {
      String problem = problem(session.position(), prompt, messages);
      assertThat(flat(page.with(prompt).draw(context).format()))
          .contains(prompt.question() + " " + TYPED + "_");
      assertThat(flat(page.with(prompt).withMessage(problem).draw(context).format()))
          .contains(prompt.question() + " " + TYPED + "_ " + problem);
    }
  }

  /// Returns the text of a screen with every line break and series of blanks as one blank.
  private static String flat(String screen) {
    return screen.replaceAll("\\s+", " ");
  }

  private static String problem(Position position, Prompt.Steps prompt, Messages messages) {
    try {
      position.prompt(prompt.answersWithText());
      throw new AssertionError(prompt + " accepts " + TYPED);
    } catch (RulesException e) {
      return messages.format(e);
    }
  }

  /// Returns the questions on the way of one move in a position.
  private static Set<Prompt.Steps> prompts(Position position, Messages messages) {
    Set<Prompt.Steps> prompts = new LinkedHashSet<>();
    collect(position, new ArrayList<>(), messages, prompts);
    return prompts;
  }

  /// Collects the questions after some answers, and returns whether they lead to a move.
  private static boolean collect(
      Position position, List<String> answers, Messages messages, Set<Prompt.Steps> prompts) {
    if (!(position.prompt(answers) instanceof MovePrompt.Question(var question))) {
      return position.prompt(answers) instanceof MovePrompt.Complete;
    }
    prompts.add(new Prompt.Steps(answers, messages.format(question), TextEntry.of(TYPED)));
    for (String answer : ANSWERS) {
      List<String> more =
          Stream.concat(answers.stream(), Stream.of(answer)).collect(Collectors.toList());
      if (isAccepted(position, more) && collect(position, more, messages, prompts)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAccepted(Position position, List<String> answers) {
    try {
      position.prompt(answers);
      return true;
    } catch (RulesException e) {
      return false;
    }
  }
}
