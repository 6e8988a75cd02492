package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import tabuleiro.games.Games;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.GameAction;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;

/// Tests of games of Talpa in a store, and what they ask of a game.
abstract class TalpaGames extends StoredGames {
  static final Game TALPA = Games.find("talpa").orElseThrow().game();
  static final Seat ANA = Seat.human("Ana");

  LiveGame game(SessionSetup setup) {
    return games.create(NewGames.taken(setup, GameSeries.SINGLE), 1000);
  }

  LiveGame talpa() {
    return game(SessionSetup.of(TALPA, 1, ANA, ANA));
  }

  /// Performs an action at a time, based on the current state.
  static RequestResult at(long millis, LiveGame game, Actor actor, GameAction action) {
    int seen = game.head().sequence();
    int ply = game.query(session -> session.moves().size());
    return game.submit(new ClientRequest(actor, "c" + seen, seen, ply, action, millis));
  }

  static RequestResult move(LiveGame game, Actor actor, String text) {
    return at(2000, game, actor, new PlayerAction.Move(text));
  }

  /// Makes the first legal move.
  static RequestResult legalMove(LiveGame game, long millis) {
    Position position = game.query(GameSession::position);
    String text = position.formatMove(position.moveAt(0));
    return at(millis, game, Actor.of(position.sideToMove()), new PlayerAction.Move(text));
  }

  static void assertRefused(RequestResult reply, Message why) {
    assertThat(reply)
        .isInstanceOfSatisfying(
            RequestResult.Rejected.class,
            refused -> {
              assertThat(refused.reason()).isEqualTo(RequestResult.Reason.ILLEGAL);
              assertThat(refused.message()).isEqualTo(why);
            });
  }
}
