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

/// What a person does at the page of a game while something is being typed.
///
/// @param page before it
record PromptInputHandler(GamePage page, PageContext view) {
  PageUpdate handle(InputEvent input) {
    if (page.prompt() instanceof Prompt.YesNo asked) {
      return answered(asked, input);
    }
    return switch (input) {
      case InputEvent.KeyEvent(SpecialKey key) ->
          switch (key) {
            case ENTER -> entered();
            case ESCAPE -> done(page.withMessage(""));
            case BACKSPACE, DELETE -> shortened();
            default -> PageUpdate.of(page);
          };
      case InputEvent.CharacterEvent(int character) ->
          typed(text() + Character.toString(character));
      case InputEvent.MouseEvent(InputEvent.MouseAction button, int _, int _) ->
          button == InputEvent.MouseAction.PRESS
              ? new GameInputHandler(page.with(new Prompt.None()), view).handle(input)
              : PageUpdate.of(page);
    };
  }

  private String text() {
    return switch (page.prompt()) {
      case Prompt.Move(String text) -> text;
      case Prompt.Steps(List<String> _, String _, String text) -> text;
      case Prompt.FileName(String text) -> text;
      case Prompt.None _, Prompt.YesNo _ -> "";
    };
  }

  private PageUpdate typed(String text) {
    Prompt entry =
        switch (page.prompt()) {
          case Prompt.Move _ -> new Prompt.Move(text);
          case Prompt.Steps(List<String> answers, String question, String _) ->
              new Prompt.Steps(answers, question, text);
          case Prompt.FileName(String _) -> new Prompt.FileName(text);
          case Prompt.None none -> none;
          case Prompt.YesNo asked -> asked;
        };
    return PageUpdate.of(page.with(entry));
  }

  private PageUpdate shortened() {
    String text = text();
    return text.isEmpty()
        ? done(page)
        : typed(text.substring(0, text.offsetByCodePoints(text.length(), -1)));
  }

  private static PageUpdate done(GamePage page) {
    return PageUpdate.of(page.with(new Prompt.None()));
  }

  private PageUpdate entered() {
    return switch (page.prompt()) {
      case Prompt.Move(String text) -> text.isBlank() ? asked(List.of(), "") : played(text.strip());
      case Prompt.Steps steps -> step(steps);
      case Prompt.FileName(String text) -> save(text.strip());
      case Prompt.None _, Prompt.YesNo _ -> PageUpdate.of(page);
    };
  }

  private PageUpdate save(String name) {
    GamePage after = page.with(new Prompt.None());
    return name.isEmpty()
        ? PageUpdate.of(after)
        : PageUpdate.of(after, new PageRequest.SaveGame(name, false));
  }

  private PageUpdate played(String text) {
    try {
      int move = page.progress().position().parseMove(text);
      return PageUpdate.of(
          page.with(new Prompt.None()).withMessage(""), new PageRequest.PlayMove(move));
    } catch (RulesException e) {
      return PageUpdate.of(page.withMessage(page.messages().format(e)));
    }
  }

  private PageUpdate step(Prompt.Steps steps) {
    try {
      return asked(steps.answersWithText(), "");
    } catch (RulesException e) {
      Prompt again = new Prompt.Steps(steps.answers(), steps.question(), "");
      return PageUpdate.of(page.with(again).withMessage(page.messages().format(e)));
    }
  }

  /// Goes on after some answers.
  ///
  /// @throws RulesException when the last answer is none
  private PageUpdate asked(List<String> answers, String message) {
    Position position = page.progress().position();
    GamePage after = page.with(new Prompt.None()).withMessage(message);
    return switch (position.prompt(answers)) {
      case MovePrompt.Complete(int move) -> PageUpdate.of(after, new PageRequest.PlayMove(move));
      case MovePrompt.Resign() ->
          PageUpdate.of(after, new PageRequest.Resign(position.sideToMove()));
      case MovePrompt.Question(Message question) ->
          PageUpdate.of(
              after.with(
                  new Prompt.Steps(
                      new ArrayList<>(answers), page.messages().format(question), "")));
    };
  }

  private PageUpdate answered(Prompt.YesNo asked, InputEvent input) {
    Messages words = page.messages();
    GamePage after = page.with(new Prompt.None()).withMessage("");
    return switch (input) {
      case InputEvent.KeyEvent(SpecialKey key) when key == SpecialKey.ESCAPE -> no(after, asked);
      case InputEvent.CharacterEvent(int character) -> {
        String letter = Character.toString(character).toLowerCase(Locale.ROOT);
        if (words.format("yes").startsWith(letter)) {
          yield PageUpdate.of(after, asked.yes());
        }
        yield words.format("no").startsWith(letter) ? no(after, asked) : PageUpdate.of(page);
      }
      default -> PageUpdate.of(page);
    };
  }

  private static PageUpdate no(GamePage after, Prompt.YesNo asked) {
    Optional<PageRequest> wish = asked.no();
    return wish.isPresent() ? PageUpdate.of(after, wish.get()) : PageUpdate.of(after);
  }
}
