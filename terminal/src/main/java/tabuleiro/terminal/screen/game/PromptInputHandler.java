package tabuleiro.terminal.screen.game;

import java.util.ArrayList;
import java.util.List;
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
import tabuleiro.terminal.screen.page.TextEntry;

/// Handles input on the page of a game while the user is typing.
///
/// @param page the page before the input
record PromptInputHandler(GamePage page, PageContext context) {
  PageUpdate handle(InputEvent input) {
    return switch (page.prompt()) {
      case Prompt.YesNo question -> answer(question, input);
      case Prompt.Text text -> type(text, input);
      case Prompt.None _ -> PageUpdate.of(page);
    };
  }

  private PageUpdate type(Prompt.Text prompt, InputEvent input) {
    return switch (input) {
      case InputEvent.KeyEvent(SpecialKey key) -> handleKey(prompt, key);
      case InputEvent.CharacterEvent(int character) ->
          with(prompt.with(typedEntry(prompt).insert(Character.toString(character))));
      case InputEvent.PasteEvent paste ->
          with(prompt.with(typedEntry(prompt).insert(paste.line())));
      case InputEvent.MouseEvent(InputEvent.MouseAction button, int _, int _) ->
          button == InputEvent.MouseAction.PRESS ? click(input) : PageUpdate.of(page);
    };
  }

  private PageUpdate handleKey(Prompt.Text prompt, SpecialKey key) {
    return switch (key) {
      case ENTER -> submit(prompt);
      case ESCAPE -> closePrompt(page.withMessage(""));
      case BACKSPACE -> withoutLastCharacter(prompt);
      case UP -> recall(prompt, 1);
      case DOWN -> recall(prompt, -1);
      default -> with(prompt.with(prompt.entry().after(key)));
    };
  }

  /// Closes the prompt, and handles the click on the board. A long prompt moves the board; then the
  /// click only closes the prompt.
  private PageUpdate click(InputEvent input) {
    GamePage after = page.with(new Prompt.None());
    boolean isMoved = !GamePageLayout.of(page, context).equals(GamePageLayout.of(after, context));
    return isMoved ? PageUpdate.of(after) : new GameInputHandler(after, context).handle(input);
  }

  /// Returns the text without a suggestion.
  private static TextEntry typedEntry(Prompt.Text prompt) {
    return prompt instanceof Prompt.FileName(TextEntry _, boolean isSuggested) && isSuggested
        ? TextEntry.EMPTY
        : prompt.entry();
  }

  private PageUpdate with(Prompt prompt) {
    return PageUpdate.of(page.with(prompt));
  }

  private PageUpdate withoutLastCharacter(Prompt.Text prompt) {
    if (!prompt.entry().text().isEmpty()) {
      return with(prompt.with(prompt.entry().after(SpecialKey.BACKSPACE)));
    }
    return prompt instanceof Prompt.Steps(List<String> answers, String _, TextEntry _)
            && !answers.isEmpty()
        ? askNext(answers.subList(0, answers.size() - 1), "")
        : closePrompt(page);
  }

  /// Recalls a move of the game, from the last one backwards, in place of the text.
  ///
  /// @param by 1 for an earlier move, -1 for a later one
  private PageUpdate recall(Prompt.Text prompt, int by) {
    if (!(prompt instanceof Prompt.Move)) {
      return PageUpdate.of(page);
    }
    List<String> moves = page.progress().moves().subList(0, page.ply()).reversed();
    int index = moves.indexOf(prompt.entry().text()) + by;
    return index >= moves.size()
        ? PageUpdate.of(page)
        : with(prompt.with(TextEntry.of(index < 0 ? "" : moves.get(index))));
  }

  private static PageUpdate closePrompt(GamePage page) {
    return PageUpdate.of(page.with(new Prompt.None()));
  }

  private PageUpdate submit(Prompt.Text prompt) {
    String text = prompt.entry().text().strip();
    return switch (prompt) {
      case Prompt.Move _ -> text.isEmpty() ? askNext(List.of(), "") : playMove(text);
      case Prompt.Steps steps -> step(steps);
      case Prompt.FileName _ -> save(text);
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
      Prompt unchanged = steps.with(TextEntry.EMPTY);
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
          PageUpdate.of(after, new PageRequest.AskResignation(position.sideToMove()));
      case MovePrompt.Question(Message question) ->
          PageUpdate.of(
              after.with(
                  new Prompt.Steps(
                      new ArrayList<>(answers),
                      page.messages().format(question),
                      TextEntry.EMPTY)));
    };
  }

  private PageUpdate answer(Prompt.YesNo question, InputEvent input) {
    Optional<Boolean> answer = question.asked().answer(input);
    if (answer.isEmpty()) {
      return with(new Prompt.YesNo(question.asked().after(input), question.yes(), question.no()));
    }
    GamePage after = page.with(new Prompt.None()).withMessage("");
    return answer.get() ? PageUpdate.of(after, question.yes()) : no(after, question);
  }

  private static PageUpdate no(GamePage after, Prompt.YesNo question) {
    Optional<PageRequest> request = question.no();
    return request.isPresent() ? PageUpdate.of(after, request.get()) : PageUpdate.of(after);
  }
}
