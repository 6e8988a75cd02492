package tabuleiro.protocol.catalogue;

import static tabuleiro.protocol.operation.Part.answer;
import static tabuleiro.protocol.operation.Part.fails;

import tabuleiro.protocol.operation.Operation;
import tabuleiro.protocol.position.BoardJson;

/// The operations of the feature catalogue.
public final class CatalogueOperations {
  public static final Operation CATALOGUE =
      Operation.get(
          "/api/v2/catalogue",
          "List the games, their variants and the computer players",
          "read",
          answer(CatalogueJson.class));

  public static final Operation BOARD =
      Operation.get(
          "/api/v2/boards/{game}/{variant}",
          "Get a board",
          "read",
          answer(BoardJson.class),
          fails(404));

  public static final Operation BOARD_TEXTS =
      Operation.get(
          "/api/v2/texts/{game}",
          "Get the texts of a game's board",
          "read",
          answer(TextsJson.class),
          fails(404));

  public static final Operation PAGE_TEXTS =
      Operation.get("/api/v2/texts", "Get the texts of the pages", "read", answer(TextsJson.class));

  public static final Operation DEMO =
      Operation.get(
          "/api/v2/demos/{game}/{variant}",
          "Get a recorded demonstration game",
          "read",
          answer(DemoGameJson.class),
          fails(404));

  public static final Operation BOARD_PICTURES =
      Operation.get(
          "/api/v2/board-pictures",
          "Get a position of each board, for small pictures",
          "read",
          answer(BoardPicturesJson.class));

  private CatalogueOperations() {}
}
