package tabuleiro.terminal.screen.settings;

/// The choices before a game, as texts and numbers that can be remembered.
///
/// @param family the family's name
/// @param variant the canonical name of the variant
/// @param first who plays the first side
/// @param second who plays the second side
/// @param clock as commands write it, such as `5m+3s`; empty for none
/// @param isMatch whether two games are played, with the sides exchanged
public record GameChoices(
    String family,
    String variant,
    PlayerChoice first,
    PlayerChoice second,
    String clock,
    boolean isMatch) {
  /// Who sits on a side.
  ///
  /// @param player the text of a computer player; empty for a person
  /// @param name what a person is called; empty for the name that a person has who gives none
  public record PlayerChoice(String player, String name) {
    /// A person without a name.
    public static final PlayerChoice HUMAN = new PlayerChoice("", "");

    /// Returns whether a person sits here.
    public boolean isHuman() {
      return player.isEmpty();
    }

    /// Returns the same with another player.
    public PlayerChoice withPlayer(String other) {
      return new PlayerChoice(other, name);
    }

    /// Returns the same with another name.
    public PlayerChoice withName(String other) {
      return new PlayerChoice(player, other);
    }
  }

  /// What is offered before anything was chosen.
  public static final GameChoices PLAY_DEFAULT =
      new GameChoices("talpa", "8x8", PlayerChoice.HUMAN, new PlayerChoice("3", ""), "", false);

  /// What is offered to who has not watched before.
  public static final GameChoices WATCH_DEFAULT =
      new GameChoices(
          "talpa", "8x8", new PlayerChoice("5", ""), new PlayerChoice("5", ""), "", false);

  /// Returns the same with another game; its players stay.
  public GameChoices withGame(String otherFamily, String otherVariant) {
    return new GameChoices(otherFamily, otherVariant, first, second, clock, isMatch);
  }

  /// Returns the same with other players.
  public GameChoices withPlayers(PlayerChoice one, PlayerChoice two) {
    return new GameChoices(family, variant, one, two, clock, isMatch);
  }

  /// Returns the same with another clock.
  public GameChoices withClock(String other) {
    return new GameChoices(family, variant, first, second, other, isMatch);
  }

  /// Returns the same as one game or a match.
  public GameChoices withMatch(boolean two) {
    return new GameChoices(family, variant, first, second, clock, two);
  }
}
