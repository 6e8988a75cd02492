package tabuleiro.protocol.site;

import tabuleiro.protocol.operation.Operation;

/// The pages of a browser with their files and pictures, and what each requires. The description of
/// the API leaves them out.
public final class PageOperations {
  public static final Operation BUNDLE_FILES = Operation.page("/bundle/<path>", "any");
  public static final Operation BOARD_FILES = Operation.page("/board/<path>", "any");
  public static final Operation PLAY_FILES = Operation.page("/play/<path>", "any");
  public static final Operation SITE_FILES = Operation.page("/site/<path>", "any");
  public static final Operation STUDY_FILES = Operation.page("/study/<path>", "any");
  public static final Operation DOCS = Operation.page("/docs", "any");
  public static final Operation DOCS_FILES = Operation.page("/docs/<path>", "any");
  public static final Operation ENGINE_FILES = Operation.page("/engine/{version}/{file}", "any");
  public static final Operation SERVICE_WORKER = Operation.page("/service-worker.js", "any");
  public static final Operation ROBOTS = Operation.page("/robots.txt", "any");
  public static final Operation SITEMAP = Operation.page("/sitemap.xml", "any");
  public static final Operation OFFLINE = Operation.page("/offline", "any");
  public static final Operation ABOUT = Operation.page("/about", "any");
  public static final Operation PRIVACY = Operation.page("/privacy", "any");
  public static final Operation KNOWN = Operation.page("/known", "any");
  public static final Operation LEARN = Operation.page("/learn", "any");
  public static final Operation LEARN_GAME = Operation.page("/learn/{game}", "any");
  public static final Operation LEARN_BOARD = Operation.page("/learn/{game}/{variant}", "any");
  public static final Operation LESSON = Operation.page("/lesson/{game}/{variant}", "any");
  public static final Operation RULES = Operation.page("/rules/{game}", "any");
  public static final Operation RULES_OF_BOARD = Operation.page("/rules/{game}/{variant}", "any");
  public static final Operation BOARD_PNG = Operation.page("/picture/{game}/{variant}.png", "any");
  public static final Operation BOARD_SVG = Operation.page("/picture/{game}/{variant}.svg", "any");
  public static final Operation DAILY_PUZZLE_SVG = Operation.page("/puzzles/daily.svg", "any");
  public static final Operation PUZZLE_CARD = Operation.page("/puzzle/{id}/card.png", "any");
  public static final Operation HOME = Operation.page("/", "read");
  public static final Operation NEW_GAME = Operation.page("/new", "read");
  public static final Operation LOBBY = Operation.page("/lobby", "read");
  public static final Operation WATCH = Operation.page("/watch", "read");
  public static final Operation MINE = Operation.page("/mine", "read");
  public static final Operation SEARCH = Operation.page("/search", "read");
  public static final Operation LEADERBOARD = Operation.page("/leaderboard", "read");
  public static final Operation PLAYER = Operation.page("/player/{name}", "read");
  public static final Operation TOURNAMENTS = Operation.page("/tournaments", "read");
  public static final Operation TOURNAMENT =
      Operation.page("/tournament/{tournament}", "read play");
  public static final Operation GAME = Operation.page("/g/{id}", "read own");
  public static final Operation LOCAL_GAME = Operation.page("/local/{id}", "any");
  public static final Operation EMBEDDED_GAME = Operation.page("/embed/g/{id}", "read own");
  public static final Operation POSITION_PNG = Operation.page("/g/{id}/position.png", "read own");
  public static final Operation POSITION_SVG = Operation.page("/g/{id}/position.svg", "read own");
  public static final Operation GAME_GIF = Operation.page("/g/{id}/game.gif", "read own");
  public static final Operation GAME_SVG = Operation.page("/g/{id}/game.svg", "read own");
  public static final Operation ANALYSIS = Operation.page("/analysis", "read studies");
  public static final Operation STUDIES = Operation.page("/studies", "read studies");
  public static final Operation STUDY = Operation.page("/s/{study}", "read studies");
  public static final Operation EMBEDDED_STUDY = Operation.page("/embed/s/{study}", "read studies");
  public static final Operation PUZZLES = Operation.page("/puzzles", "read puzzles");
  public static final Operation DAILY_PUZZLE = Operation.page("/puzzles/daily", "read puzzles");
  public static final Operation NEXT_PUZZLE = Operation.page("/puzzles/next", "read puzzles");
  public static final Operation PUZZLE_STORM = Operation.page("/puzzles/storm", "read puzzles");
  public static final Operation RETRY = Operation.page("/puzzles/retry", "read puzzles");
  public static final Operation PUZZLE = Operation.page("/puzzle/{id}", "read puzzles");
  public static final Operation MODERATION = Operation.page("/moderation", "none");
  public static final Operation ACCOUNT = Operation.page("/account", "none");

  private PageOperations() {}
}
