package tabuleiro.terminal.screen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Step;
import tabuleiro.terminal.screen.input.Input;
import tabuleiro.terminal.screen.input.Stroke;
import tabuleiro.terminal.screen.page.Answer;
import tabuleiro.terminal.screen.page.View;
import tabuleiro.terminal.screen.page.Wish;
import tabuleiro.text.Messages;

/// What a person does at the page of a game while something is being typed.
///
/// @param page before it
record EntryInput(GamePage page, View view) {
  Answer on(Input input) {
    if (page.entry() instanceof Entry.Asked asked) {
      return answered(asked, input);
    }
    return switch (input) {
      case Input.Pressed(Stroke key) ->
          switch (key) {
            case ENTER -> entered();
            case ESCAPE -> done(page.saying(""));
            case BACKSPACE, DELETE -> shortened();
            default -> Answer.of(page);
          };
      case Input.Typed(int character) -> typed(text() + Character.toString(character));
      case Input.Pointed(Input.Button button, int _, int _) ->
          button == Input.Button.DOWN
              ? new GameInput(page.with(new Entry.None()), view).on(input)
              : Answer.of(page);
    };
  }

  private String text() {
    return switch (page.entry()) {
      case Entry.Move(String text) -> text;
      case Entry.Steps(List<String> _, String _, String text) -> text;
      case Entry.File(String text) -> text;
      case Entry.None _, Entry.Asked _ -> "";
    };
  }

  private Answer typed(String text) {
    Entry entry =
        switch (page.entry()) {
          case Entry.Move _ -> new Entry.Move(text);
          case Entry.Steps(List<String> answers, String question, String _) ->
              new Entry.Steps(answers, question, text);
          case Entry.File(String _) -> new Entry.File(text);
          case Entry.None none -> none;
          case Entry.Asked asked -> asked;
        };
    return Answer.of(page.with(entry));
  }

  private Answer shortened() {
    String text = text();
    return text.isEmpty()
        ? done(page)
        : typed(text.substring(0, text.offsetByCodePoints(text.length(), -1)));
  }

  private static Answer done(GamePage page) {
    return Answer.of(page.with(new Entry.None()));
  }

  private Answer entered() {
    return switch (page.entry()) {
      case Entry.Move(String text) -> text.isBlank() ? asked(List.of(), "") : played(text.strip());
      case Entry.Steps steps -> step(steps);
      case Entry.File(String text) -> save(text.strip());
      case Entry.None _, Entry.Asked _ -> Answer.of(page);
    };
  }

  private Answer save(String name) {
    GamePage after = page.with(new Entry.None());
    return name.isEmpty() ? Answer.of(after) : Answer.of(after, new Wish.Save(name, false));
  }

  private Answer played(String text) {
    try {
      int move = page.table().position().parseMove(text);
      return Answer.of(page.with(new Entry.None()).saying(""), new Wish.Play(move));
    } catch (RulesException e) {
      return Answer.of(page.saying(page.words().say(e)));
    }
  }

  private Answer step(Entry.Steps steps) {
    try {
      return asked(steps.answersWithText(), "");
    } catch (RulesException e) {
      Entry again = new Entry.Steps(steps.answers(), steps.question(), "");
      return Answer.of(page.with(again).saying(page.words().say(e)));
    }
  }

  /// Goes on after some answers.
  ///
  /// @throws RulesException when the last answer is none
  private Answer asked(List<String> answers, String message) {
    Position position = page.table().position();
    GamePage after = page.with(new Entry.None()).saying(message);
    return switch (position.step(answers)) {
      case Step.Done(int move) -> Answer.of(after, new Wish.Play(move));
      case Step.GiveUp() -> Answer.of(after, new Wish.Resign(position.sideToMove()));
      case Step.Ask(Phrase question) ->
          Answer.of(
              after.with(
                  new Entry.Steps(new ArrayList<>(answers), page.words().say(question), "")));
    };
  }

  private Answer answered(Entry.Asked asked, Input input) {
    Messages words = page.words();
    GamePage after = page.with(new Entry.None()).saying("");
    return switch (input) {
      case Input.Pressed(Stroke key) when key == Stroke.ESCAPE -> no(after, asked);
      case Input.Typed(int character) -> {
        String letter = Character.toString(character).toLowerCase(Locale.ROOT);
        if (words.say("yes").startsWith(letter)) {
          yield Answer.of(after, asked.yes());
        }
        yield words.say("no").startsWith(letter) ? no(after, asked) : Answer.of(page);
      }
      default -> Answer.of(page);
    };
  }

  private static Answer no(GamePage after, Entry.Asked asked) {
    Optional<Wish> wish = asked.no();
    return wish.isPresent() ? Answer.of(after, wish.get()) : Answer.of(after);
  }
}
