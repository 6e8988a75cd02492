package tabuleiro.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

final class LegalMoveTest {
  private static final Position START = Games.find("talpa").orElseThrow().game().start(1);

  @Test
  void holdsCodeAndTextOfTheSameMove() {
    LegalMove move = LegalMove.of(START, START.moveAt(3));
    assertThat(LegalMove.parse(START, move.text())).isEqualTo(move);
    assertThat(move.after()).isEqualTo(START.play(move.code()));
  }

  @Test
  void rejectsIllegalMoves() {
    assertThatThrownBy(() -> LegalMove.of(START, 0)).isInstanceOf(IllegalMoveException.class);
    assertThatThrownBy(() -> LegalMove.parse(START, "a1a1"))
        .isInstanceOf(IllegalMoveException.class);
    assertThatThrownBy(() -> LegalMove.parse(START, "no move"))
        .isInstanceOf(MoveFormatException.class);
  }

  @Test
  void tableAcceptsOnlyMovesOfItsPosition() {
    Seat ana = Seat.human("Ana");
    SessionSetup setup = SessionSetup.of(START.game(), 1, ana, ana);
    GameSession session = new GameSession(setup, System::nanoTime);
    LegalMove move = LegalMove.of(START, START.moveAt(0));
    session.play(Side.FIRST, move);
    assertThat(session.position()).isEqualTo(move.after());
    assertThat(session.moves()).containsExactly(move.text());
    assertThatThrownBy(() -> session.play(Side.SECOND, move))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
