package tabuleiro.server.search;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tabuleiro.play.Result;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.game.GameFilter;

/// Which finished public games to find: those that meet every condition that is given.
///
/// @param member a player
/// @param level a computer player, by the text that selects it, such as `5`
/// @param board the game and the variant
/// @param result the result
/// @param isRated whether the game changed the players' ratings
/// @param plies the number of moves played
/// @param endedMillis when the game ended, in milliseconds since 1970
/// @param position the key of a position of the opening
record GameSearch(
    Optional<PlayerId> member,
    Optional<String> level,
    GameFilter board,
    Optional<Result> result,
    Optional<Boolean> isRated,
    SearchRange plies,
    SearchRange endedMillis,
    Optional<Long> position) {
  /// Returns a search for the games in which a position was reached.
  ///
  /// @param position the key of the position
  public static GameSearch ofPosition(GameFilter board, long position) {
    return new GameSearch(
        Optional.empty(),
        Optional.empty(),
        board,
        Optional.empty(),
        Optional.empty(),
        SearchRange.ALL,
        SearchRange.ALL,
        Optional.of(position));
  }

  /// Returns the values that are given, by the condition that each has to meet. In a condition the
  /// value is `:value` and a number. Conditions on values that are not given would keep the
  /// database from using its indexes.
  Map<String, Object> conditions() {
    Map<String, Object> conditions = new LinkedHashMap<>();
    member.ifPresent(
        id -> conditions.put("g.id IN (SELECT game FROM seat WHERE member = :value)", id.text()));
    level.ifPresent(text ->
        conditions.put(
            "EXISTS (SELECT 1 FROM seat s WHERE s.game = g.id AND s.player = :value)", text));
    if (!board.family().isEmpty()) {
      conditions.put("g.family = :value", board.family());
    }
    if (!board.variant().isEmpty()) {
      conditions.put("g.variant = :value", board.variant());
    }
    result.ifPresent(found -> conditions.put("f.result = :value", found.format()));
    isRated.ifPresent(rated -> conditions.put("f.rated = :value", rated ? 1 : 0));
    addRange(conditions, "f.plies", plies);
    addRange(conditions, "f.ended", endedMillis);
    position.ifPresent(key ->
        conditions.put("g.id IN (SELECT game FROM opening_position WHERE position = :value)", key));
    return conditions;
  }

  private static void addRange(Map<String, Object> conditions, String column, SearchRange range) {
    if (range.least() > Long.MIN_VALUE) {
      conditions.put(column + " >= :value", range.least());
    }
    if (range.most() < Long.MAX_VALUE) {
      conditions.put(column + " <= :value", range.most());
    }
  }
}
