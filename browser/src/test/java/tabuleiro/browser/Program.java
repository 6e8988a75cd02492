package tabuleiro.browser;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;

/// Holds a seat by its token alone, as programs do.
///
/// @param page from which it calls the server; its cookie does not count
/// @param game the id
/// @param token the secret of the seat
record Program(Page page, String game, String token) {
  private static final String CALL =
      """
      async ([path, token, body]) => {
        const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
        const answer = await fetch(`/api/v1/games${path}`,
          { headers, method: 'POST', body: JSON.stringify(body) });
        if (!answer.ok) {
          throw new Error(await answer.text());
        }
        return answer.json();
      }\
      """;

  private static final String COMMAND =
      """
      async ([game, token, command]) => {
        const { head, ply } = await (await fetch(`/api/v1/games/${game}`)).json();
        const body = { id: crypto.randomUUID(), seen: head.sequence, ply, ...command };
        return (%s)([`/${game}/commands`, token, body]);
      }\
      """
          .formatted(CALL);

  /// Returns who has the secret link of a game that is shown in a window.
  static Program invited(GameWindow window) {
    String token = window.invitation().replaceFirst(".*#s=", "");
    return new Program(window.page(), window.id(), token);
  }

  /// Makes a game and sits on both sides; the first is the first.
  static List<Program> pair(Page page, String game, String variant) {
    List<?> made =
        (List<?>)
            page.evaluate(
                """
                async ([game, variant]) => {
                  const call = %s;
                  const wish = { id: crypto.randomUUID(), game, variant, first: 'other',
                    second: 'other', sides: 'fixed', clock: 'off', visibility: 'public' };
                  const { game: id, tokens } = await call(['', '0'.repeat(32), wish]);
                  return [id, tokens.first, tokens.second];
                }\
                """
                    .formatted(CALL),
                List.of(game, variant));
    String id = (String) made.getFirst();
    Program first = new Program(page, id, (String) made.get(1));
    Program second = new Program(page, id, (String) made.get(2));
    first.sit("Ana");
    second.sit("Rui");
    return List.of(first, second);
  }

  /// Takes the seat.
  void sit(String name) {
    page.evaluate(CALL, List.of("/" + game + "/seat", token, Map.of("token", token, "name", name)));
  }

  /// Plays a move.
  void play(List<String> path) {
    page.evaluate(COMMAND, List.of(game, token, Map.of("do", "move", "path", path)));
  }

  /// Plays the first legal move that the server lists.
  void playSome() {
    Object path =
        page.evaluate(
            """
            async game => {
              const { position } = await (await fetch(`/api/v1/games/${game}`)).json();
              const path = [];
              for (let at = 0; path.length === 0 || at > 0; ) {
                const [[spot, next]] = Object.entries(position.steps[at]);
                path.push(spot);
                at = next;
              }
              return path;
            }\
            """,
            game);
    play(((List<?>) path).stream().map(String::valueOf).toList());
  }

  /// Returns the text of the position.
  String position() {
    return (String) told("state.position.position");
  }

  /// Returns how many moves were played.
  int ply() {
    return (int) told("state.ply");
  }

  /// Returns whether the game is over.
  boolean isOver() {
    return (boolean) told("state.result !== '*'");
  }

  private Object told(String what) {
    return page.evaluate(
        "game => fetch(`/api/v1/games/${game}`).then(r => r.json()).then(state => " + what + ")",
        game);
  }
}
