package tabuleiro.server.search;

/// The values that a search accepts.
///
/// @param least the smallest
/// @param most the largest
record SearchRange(long least, long most) {
  /// All values.
  public static final SearchRange ALL = new SearchRange(Long.MIN_VALUE, Long.MAX_VALUE);
}
