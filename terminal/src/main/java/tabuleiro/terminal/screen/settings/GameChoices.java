package tabuleiro.terminal.screen.settings;

import tabuleiro.games.Games;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.rules.GameId;

/// The choices for a new game, in a form that can be saved.
///
/// @param family the name of the game
/// @param variant the canonical name of the variant
/// @param first the player of the first side
/// @param second the player of the second side
/// @param clock the clock as on the command line, such as `5m+3s`; empty for none
/// @param isMatch whether two games are played, with the sides exchanged
public record GameChoices(
    String family,
    String variant,
    PlayerChoice first,
    PlayerChoice second,
    String clock,
    boolean isMatch) {
  /// The player of one side.
  ///
  /// @param player the text of a computer player; empty for a human
  /// @param name the name of a human player; empty for the default name
  public record PlayerChoice(String player, String name) {
    /// A human player without a name.
    public static final PlayerChoice HUMAN = new PlayerChoice("", "");

    /// Returns whether this is a human player.
    public boolean isHuman() {
      return player.isEmpty();
    }

    /// Returns a copy with another player.
    public PlayerChoice withPlayer(String other) {
      return new PlayerChoice(other, name);
    }

    /// Returns a copy with another name.
    public PlayerChoice withName(String other) {
      return new PlayerChoice(player, other);
    }
  }

  private static final PlayerChoice COMPUTER = new PlayerChoice(PlayerCatalogue.DEFAULT_LEVEL, "");

  /// The choices for a first game.
  public static final GameChoices PLAY_DEFAULT = introductory(PlayerChoice.HUMAN);

  /// The choices for a first game between computers.
  public static final GameChoices WATCH_DEFAULT = introductory(COMPUTER);

  private static GameChoices introductory(PlayerChoice player) {
    GameId board = Games.introductoryGame().id();
    return new GameChoices(board.game(), board.variant(), player, COMPUTER, "", false);
  }

  /// Returns a copy with another game and the same players.
  public GameChoices withGame(String otherFamily, String otherVariant) {
    return new GameChoices(otherFamily, otherVariant, first, second, clock, isMatch);
  }

  /// Returns a copy with other players.
  public GameChoices withPlayers(PlayerChoice one, PlayerChoice two) {
    return new GameChoices(family, variant, one, two, clock, isMatch);
  }

  /// Returns a copy with another clock.
  public GameChoices withClock(String other) {
    return new GameChoices(family, variant, first, second, other, isMatch);
  }

  /// Returns a copy for one game or for a match.
  public GameChoices withMatch(boolean two) {
    return new GameChoices(family, variant, first, second, clock, two);
  }
}
