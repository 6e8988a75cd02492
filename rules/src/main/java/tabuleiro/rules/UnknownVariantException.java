package tabuleiro.rules;

/// Thrown when a variant is asked for that the game does not have.
public final class UnknownVariantException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Family family;
  private final String variant;

  /// Says that `family` has no `variant`.
  public UnknownVariantException(Family family, String variant) {
    super("no variant '" + variant + "' of " + family.name());
    this.family = family;
    this.variant = variant;
  }

  /// Returns the family that was asked.
  public Family family() {
    return family;
  }

  /// Returns the text that names no variant.
  public String variant() {
    return variant;
  }
}
