package tabuleiro.terminal.screen.settings;

/// The choices before a game, as texts and numbers that can be remembered.
///
/// @param family the family's name
/// @param variant the canonical name of the variant
/// @param first who plays the first side
/// @param second who plays the second side
/// @param clock as commands write it, such as `5m+3s`; empty for none
/// @param match whether two games are played, with the sides exchanged
public record GamePlan(
    String family, String variant, Sitter first, Sitter second, String clock, boolean match) {
  /// Who sits on a side.
  ///
  /// @param player the text of a computer player; empty for a person
  /// @param name what a person is called; empty for the name that a person has who gives none
  public record Sitter(String player, String name) {
    /// A person without a name.
    public static final Sitter HUMAN = new Sitter("", "");

    /// Returns whether a person sits here.
    public boolean isHuman() {
      return player.isEmpty();
    }

    /// Returns the same with another player.
    public Sitter withPlayer(String other) {
      return new Sitter(other, name);
    }

    /// Returns the same with another name.
    public Sitter withName(String other) {
      return new Sitter(player, other);
    }
  }

  /// What is offered before anything was chosen.
  public static final GamePlan STANDARD =
      new GamePlan("talpa", "8x8", Sitter.HUMAN, new Sitter("3", ""), "", false);

  /// What is offered to who has not watched before.
  public static final GamePlan WATCH =
      new GamePlan("talpa", "8x8", new Sitter("5", ""), new Sitter("5", ""), "", false);

  /// Returns the same with another game; its players stay.
  public GamePlan withGame(String otherFamily, String otherVariant) {
    return new GamePlan(otherFamily, otherVariant, first, second, clock, match);
  }

  /// Returns the same with other players.
  public GamePlan withSitters(Sitter one, Sitter two) {
    return new GamePlan(family, variant, one, two, clock, match);
  }

  /// Returns the same with another clock.
  public GamePlan withClock(String other) {
    return new GamePlan(family, variant, first, second, other, match);
  }

  /// Returns the same as one game or a match.
  public GamePlan withMatch(boolean two) {
    return new GamePlan(family, variant, first, second, clock, two);
  }
}
