package tabuleiro.rules;

/// Thrown when a game does not have the requested variant.
public final class UnknownVariantException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Family family;
  private final String variant;

  /// @param variant the unknown name
  public UnknownVariantException(Family family, String variant) {
    super("no variant '" + variant + "' of " + family.name());
    this.family = family;
    this.variant = variant;
  }

  /// Returns the family without such a variant.
  public Family family() {
    return family;
  }

  /// Returns the unknown name.
  public String variant() {
    return variant;
  }
}
