package tabuleiro.browser;

import java.util.List;

/// The paths of the pages that need nothing on the server.
final class SitePaths {
  /// All of them.
  static final List<String> ALL =
      List.of(
          "/",
          "/new",
          "/lobby",
          "/watch",
          "/mine",
          "/studies",
          "/account",
          "/about",
          "/known",
          "/privacy",
          "/offline",
          "/puzzles",
          "/puzzles/daily",
          "/leaderboard",
          "/tournaments",
          "/search?game=talpa&variant=8x8",
          "/puzzles/storm",
          "/puzzles/retry",
          "/learn",
          "/learn/niju",
          "/learn/jostle",
          "/learn/morelli",
          "/learn/trench",
          "/learn/talpa",
          "/learn/jostle/hex",
          "/lesson/talpa/8x8",
          "/analysis?game=talpa&variant=8x8");

  private SitePaths() {}
}
