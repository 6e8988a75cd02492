package tabuleiro.play.live;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import tabuleiro.games.Games;
import tabuleiro.play.session.Match;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;

/// The game that follows another, with the sides exchanged. It is derived from the games before, so
/// that creating it twice has the same result.
///
/// @param id the id of the new game
/// @param gameId its game and variant
/// @param text the text of its setup
public record NextGame(String id, GameId gameId, String text) {
  /// Returns the game that is to follow another now; empty when none is.
  ///
  /// @param past loads a game by its id
  public static Optional<NextGame> of(LiveGameState game, Function<String, LiveGameState> past) {
    Optional<Game> decider = tiebreakGame(game, past);
    if (decider.isEmpty() && !game.rematch().isNextDue()) {
      return Optional.empty();
    }
    String hash = Hashes.sha256("next\n" + game.events().head().hash());
    GameSeries series =
        decider.isPresent()
            ? game.series().tiebreakAfter(game.id())
            : game.series().successorOf(game.id());
    SessionSetup setup = game.session().setup();
    SessionSetup next =
        decider
            .map(third -> ownStart(setup, third, seed(hash)))
            .orElseGet(() -> series.round() == 2 ? setup : rematchSetup(game, past, seed(hash)));
    SessionSetup exchanged =
        new SessionSetup(
            next.start(),
            next.seed(),
            /* first= */ setup.second(),
            /* second= */ setup.first(),
            setup.timeControls().exchanged());
    return Optional.of(
        new NextGame(
            Hashes.gameId(hash), next.game().id(), LiveGameSetup.format(exchanged, series)));
  }

  /// Returns the third game of a match that two games have not decided; empty when none is needed
  /// or it exists already.
  private static Optional<Game> tiebreakGame(
      LiveGameState game, Function<String, LiveGameState> past) {
    Family family = Games.find(game.session().game().id().game()).orElseThrow();
    if (!game.series().mayNeedTiebreak()
        || !game.isOver()
        || game.rematch().next().isPresent()
        || Match.tiebreakGame(family).isEmpty()) {
      return Optional.empty();
    }
    LiveGameState first = past.apply(game.series().previous().orElseThrow());
    SessionSetup setup = first.session().setup();
    Match match = new Match(family, setup.game(), setup.first(), setup.second());
    match.add(first.session().position(), first.session().ending().orElseThrow());
    match.add(game.session().position(), game.session().ending().orElseThrow());
    return match.nextRound().map(Match.Round::game);
  }

  /// Without the sign bit, so that the seed is a short positive number.
  private static long seed(String hash) {
    return Long.parseUnsignedLong(hash.substring(0, 8), 16);
  }

  /// Returns the setup of a rematch: a random start is chosen again. If the game decided a match,
  /// the rematch returns to the variant of the match.
  private static SessionSetup rematchSetup(
      LiveGameState game, Function<String, LiveGameState> past, long seed) {
    SessionSetup setup =
        game.series().isTiebreak()
            ? past.apply(game.series().previous().orElseThrow()).session().setup()
            : game.session().setup();
    boolean isDrawn =
        setup.game().hasRandomStart()
            && setup.seed().isPresent()
            && setup.start().equals(setup.game().start(setup.seed().getAsLong()));
    return isDrawn ? ownStart(setup, setup.game(), seed) : setup;
  }

  /// Returns a setup with the game's own initial position.
  private static SessionSetup ownStart(SessionSetup setup, Game game, long seed) {
    Position start = game.start(seed);
    OptionalLong drawn = game.hasRandomStart() ? OptionalLong.of(seed) : OptionalLong.empty();
    return new SessionSetup(start, drawn, setup.first(), setup.second(), setup.timeControls());
  }
}
