package tabuleiro.terminal.plain.online;

import java.util.List;
import java.util.Optional;
import tabuleiro.games.Games;
import tabuleiro.online.NewOnlineGame;
import tabuleiro.online.NewOnlineGame.Opponent;
import tabuleiro.online.NewOnlineGame.SideChoice;
import tabuleiro.play.PlayException;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.rules.Family;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Message;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.text.Messages;

/// Reads the settings of a new game from the words of one line, in any order after the game.
final class NewGameArguments {
  /// Thrown when a word has no meaning.
  static final class ArgumentException extends PlayException {
    private static final long serialVersionUID = 1L;

    private ArgumentException(Message message) {
      super(message);
    }
  }

  private final Messages messages;
  private final Family family;
  private String variant;
  private SideChoice side = SideChoice.RANDOM;
  private Opponent opponent = Opponent.FRIEND;
  private String level = "";
  private String clock = "off";
  private boolean hasSwapRule;

  private NewGameArguments(Messages messages, Family family) {
    this.messages = messages;
    this.family = family;
    this.variant = family.variants().getFirst();
  }

  /// Reads the words that follow the command.
  ///
  /// @param name the user's name; empty for a standard name
  /// @throws ArgumentException when the first word is not a game, or another has no meaning
  static NewOnlineGame parse(List<String> words, String name, Messages messages) {
    Family family =
        words.stream()
            .findFirst()
            .flatMap(Games::find)
            .orElseThrow(() ->
                new ArgumentException(
                    Message.of(
                        "online.which-game",
                        LobbyCommand.NEW.name(messages),
                        String.join(", ", Games.names()))));
    NewGameArguments arguments = new NewGameArguments(messages, family);
    words.stream().skip(1).forEach(arguments::add);
    return new NewOnlineGame(
        new GameId(family.name(), arguments.variant),
        arguments.side,
        arguments.opponent,
        arguments.level,
        arguments.clock,
        name,
        arguments.hasSwapRule);
  }

  private void add(String word) {
    Optional<SideChoice> side = side(word);
    Optional<String> level = level(word);
    if (side.isPresent()) {
      this.side = side.get();
    } else if (isWord("swap", word)) {
      hasSwapRule = true;
    } else if (isWord("lobby", word)) {
      opponent = Opponent.ANYONE;
    } else if (level.isPresent()) {
      opponent = Opponent.COMPUTER;
      this.level = level.get();
    } else if (isClock(word)) {
      clock = word;
    } else if (isVariant(word)) {
      variant = word;
    } else {
      throw new ArgumentException(
          Message.of(
              "online.which-setting",
              word,
              family.name(),
              LobbyCommand.NEW.name(messages),
              messages.format("online.word.lobby")));
    }
  }

  private Optional<SideChoice> side(String word) {
    if (isWord("first", word)) {
      return Optional.of(SideChoice.FIRST);
    }
    if (isWord("second", word)) {
      return Optional.of(SideChoice.SECOND);
    }
    return isWord("random", word) ? Optional.of(SideChoice.RANDOM) : Optional.empty();
  }

  private Optional<String> level(String word) {
    for (String prefix : List.of("level", messages.format("online.word.level"))) {
      if (word.matches(prefix + "[1-9]")) {
        return Optional.of(word.substring(prefix.length()));
      }
    }
    return Optional.empty();
  }

  private boolean isWord(String english, String word) {
    return word.equals(english) || word.equals(messages.format("online.word." + english));
  }

  private static boolean isClock(String word) {
    try {
      TimeControls.parse(word);
      return true;
    } catch (PlayException e) {
      return false;
    }
  }

  private boolean isVariant(String word) {
    try {
      family.game(word);
      return true;
    } catch (UnknownVariantException e) {
      return false;
    }
  }
}
