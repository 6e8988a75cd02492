package tabuleiro.terminal.screen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.rules.Message;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.text.Messages;

/// Handles input on the page of a game while the user is typing.
///
/// @param page the page before the input
record PromptInputHandler(GamePage page, PageContext context) {
  PageUpdate handle(InputEvent input) {
    if (page.prompt() instanceof Prompt.YesNo question) {
      return answerYesNo(question, input);
    }
    return switch (input) {
      case InputEvent.KeyEvent(SpecialKey key) ->
          switch (key) {
            case ENTER -> submit();
            case ESCAPE -> closePrompt(page.withMessage(""));
            case BACKSPACE, DELETE -> withoutLastCharacter();
            default -> PageUpdate.of(page);
          };
      case InputEvent.CharacterEvent(int character) ->
          withTyped(typedText() + Character.toString(character));
      case InputEvent.MouseEvent(InputEvent.MouseAction button, int _, int _) ->
          button == InputEvent.MouseAction.PRESS ? click(input) : PageUpdate.of(page);
    };
  }

  /// Closes the prompt, and handles the click on the board. A long prompt moves the board; then the
  /// click only closes the prompt.
  private PageUpdate click(InputEvent input) {
    GamePage after = page.with(new Prompt.None());
    boolean isMoved = !GamePageLayout.of(page, context).equals(GamePageLayout.of(after, context));
    return isMoved ? PageUpdate.of(after) : new GameInputHandler(after, context).handle(input);
  }

  private String text() {
    return switch (page.prompt()) {
      case Prompt.Move(String text) -> text;
      case Prompt.Steps(List<String> _, String _, String text) -> text;
      case Prompt.FileName(String text, boolean _) -> text;
      case Prompt.None _, Prompt.YesNo _ -> "";
    };
  }

  /// Returns the text without a suggestion.
  private String typedText() {
    return page.prompt() instanceof Prompt.FileName(String _, boolean isSuggested) && isSuggested
        ? ""
        : text();
  }

  private PageUpdate withTyped(String text) {
    Prompt entry =
        switch (page.prompt()) {
          case Prompt.Move _ -> new Prompt.Move(text);
          case Prompt.Steps(List<String> answers, String question, String _) ->
              new Prompt.Steps(answers, question, text);
          case Prompt.FileName _ -> new Prompt.FileName(text, false);
          case Prompt.None none -> none;
          case Prompt.YesNo question -> question;
        };
    return PageUpdate.of(page.with(entry));
  }

  private PageUpdate withoutLastCharacter() {
    String text = text();
    if (text.isEmpty()
        && page.prompt() instanceof Prompt.Steps(List<String> answers, String _, String _)
        && !answers.isEmpty()) {
      return askNext(answers.subList(0, answers.size() - 1), "");
    }
    return text.isEmpty()
        ? closePrompt(page)
        : withTyped(text.substring(0, text.offsetByCodePoints(text.length(), -1)));
  }

  private static PageUpdate closePrompt(GamePage page) {
    return PageUpdate.of(page.with(new Prompt.None()));
  }

  private PageUpdate submit() {
    return switch (page.prompt()) {
      case Prompt.Move(String text) ->
          text.isBlank() ? askNext(List.of(), "") : playMove(text.strip());
      case Prompt.Steps steps -> step(steps);
      case Prompt.FileName(String text, boolean _) -> save(text.strip());
      case Prompt.None _, Prompt.YesNo _ -> PageUpdate.of(page);
    };
  }

  private PageUpdate save(String name) {
    GamePage after = page.with(new Prompt.None());
    return name.isEmpty()
        ? PageUpdate.of(after)
        : PageUpdate.of(after, new PageRequest.SaveGame(name, false));
  }

  private PageUpdate playMove(String text) {
    try {
      int move = page.entryPosition().parseMove(text);
      return new ReviewNavigator(page.with(new Prompt.None()).withMessage("")).play(move);
    } catch (RulesException e) {
      String reason = page.messages().format(e);
      return PageUpdate.of(page.withMessage(reason), new PageRequest.ReportRefusal(text, reason));
    }
  }

  private PageUpdate step(Prompt.Steps steps) {
    try {
      return askNext(steps.answersWithText(), "");
    } catch (RulesException e) {
      Prompt unchanged = new Prompt.Steps(steps.answers(), steps.question(), "");
      return PageUpdate.of(page.with(unchanged).withMessage(page.messages().format(e)));
    }
  }

  /// Returns the page after some answers: the next question, or the move that the answers make up.
  ///
  /// @throws RulesException when the last answer is invalid
  private PageUpdate askNext(List<String> answers, String message) {
    Position position = page.entryPosition();
    GamePage after = page.with(new Prompt.None()).withMessage(message);
    return switch (position.prompt(answers)) {
      case MovePrompt.Complete(int move) -> new ReviewNavigator(after).play(move);
      case MovePrompt.Resign() ->
          PageUpdate.of(after, new PageRequest.Resign(position.sideToMove()));
      case MovePrompt.Question(Message question) ->
          PageUpdate.of(
              after.with(
                  new Prompt.Steps(
                      new ArrayList<>(answers), page.messages().format(question), "")));
    };
  }

  private PageUpdate answerYesNo(Prompt.YesNo question, InputEvent input) {
    Messages messages = page.messages();
    GamePage after = page.with(new Prompt.None()).withMessage("");
    return switch (input) {
      case InputEvent.KeyEvent(SpecialKey key) when key == SpecialKey.ESCAPE -> no(after, question);
      case InputEvent.CharacterEvent(int character) -> {
        String letter = Character.toString(character).toLowerCase(Locale.ROOT);
        if (messages.format("yes").startsWith(letter)) {
          yield PageUpdate.of(after, question.yes());
        }
        yield messages.format("no").startsWith(letter) ? no(after, question) : PageUpdate.of(page);
      }
      default -> PageUpdate.of(page);
    };
  }

  private static PageUpdate no(GamePage after, Prompt.YesNo question) {
    Optional<PageRequest> request = question.no();
    return request.isPresent() ? PageUpdate.of(after, request.get()) : PageUpdate.of(after);
  }
}
