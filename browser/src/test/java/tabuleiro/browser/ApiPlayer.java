package tabuleiro.browser;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;

/// A player that uses the HTTP API with the token of its seat, as a program does.
///
/// @param page the page whose scripts call the server; its cookie is ignored
/// @param game the id of the game
/// @param token the token of the seat
record ApiPlayer(Page page, String game, String token) {
  private static final String CALL =
      """
      async ([path, token, body]) => {
        const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
        const response = await fetch(`/api/v2/games${path}`,
          { headers, method: 'POST', body: JSON.stringify(body) });
        if (!response.ok) {
          throw new Error(await response.text());
        }
        return response.json();
      }\
      """;

  private static final String COMMAND =
      """
      async ([game, token, command]) => {
        const { head, ply } = await (await fetch(`/api/v2/games/${game}`)).json();
        const body = { id: crypto.randomUUID(), seenSequence: head.sequence, ply, ...command };
        return (%s)([`/${game}/commands`, token, body]);
      }\
      """
          .formatted(CALL);

  /// Returns the player that the invitation in a window is for.
  static ApiPlayer ofInvitation(GameWindow window) {
    String token = window.invitation().replaceFirst(".*#s=", "");
    return new ApiPlayer(window.page(), window.id(), token);
  }

  /// Creates a game and takes both seats. Returns the two players, the first side first.
  static List<ApiPlayer> createPair(Page page, String game, String variant) {
    List<?> created =
        (List<?>)
            page.evaluate(
                """
                async ([game, variant]) => {
                  const call = %s;
                  const settings = { id: crypto.randomUUID(), game, variant, first: 'other',
                    second: 'other', sides: 'fixed', clock: 'off', visibility: 'public' };
                  const { gameId: id, tokens } = await call(['', '0'.repeat(32), settings]);
                  return [id, tokens.first, tokens.second];
                }\
                """
                    .formatted(CALL),
                List.of(game, variant));
    String id = (String) created.getFirst();
    ApiPlayer first = new ApiPlayer(page, id, (String) created.get(1));
    ApiPlayer second = new ApiPlayer(page, id, (String) created.get(2));
    first.takeSeat("Ana");
    second.takeSeat("Rui");
    return List.of(first, second);
  }

  /// Takes the seat.
  void takeSeat(String name) {
    page.evaluate(CALL, List.of("/" + game + "/seat", token, Map.of("token", token, "name", name)));
  }

  /// Plays a move.
  void play(List<String> path) {
    page.evaluate(COMMAND, List.of(game, token, Map.of("action", "move", "targets", path)));
  }

  /// Resigns.
  void resign() {
    page.evaluate(COMMAND, List.of(game, token, Map.of("action", "resign")));
  }

  /// Makes an offer: a `draw`, a `takeback` or a `rematch`.
  void offer(String kind) {
    page.evaluate(COMMAND, List.of(game, token, Map.of("action", "offer", "offer", kind)));
  }

  /// Plays the first legal move of the position.
  void playFirstLegalMove() {
    Object path =
        page.evaluate(
            """
            async game => {
              const { position } = await (await fetch(`/api/v2/games/${game}`)).json();
              const path = [];
              for (let at = 0; path.length === 0 || at > 0; ) {
                const [[spot, next]] = Object.entries(position.nextTargets[at]);
                path.push(spot);
                at = next;
              }
              return path;
            }\
            """,
            game);
    play(((List<?>) path).stream().map(String::valueOf).toList());
  }

  /// Returns the text of the current position.
  String position() {
    return (String) serverState("state.position.position");
  }

  /// Returns the number of moves played.
  int ply() {
    return (int) serverState("state.ply");
  }

  /// Returns whether the game is over.
  boolean isOver() {
    return (boolean) serverState("state.result !== '*'");
  }

  private Object serverState(String expression) {
    return page.evaluate(
        "game => fetch(`/api/v2/games/${game}`).then(r => r.json()).then(state => "
            + expression
            + ")",
        game);
  }
}
