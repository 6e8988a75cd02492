package tabuleiro.server;

import java.util.List;
import java.util.stream.Stream;
import tabuleiro.server.account.AccountStore;
import tabuleiro.server.account.PersonalData;
import tabuleiro.server.chat.ChatStore;
import tabuleiro.server.game.SeatData;
import tabuleiro.server.push.NotificationData;
import tabuleiro.server.puzzle.PuzzleAttemptStore;
import tabuleiro.server.rating.GameRatingStore;
import tabuleiro.server.study.StudyStore;
import tabuleiro.server.tournament.TournamentStore;

/// All parts of the store with rows that belong to players.
public final class PersonalDataParts {
  /// A new part is added here.
  public static final List<PersonalData> ALL =
      Stream.concat(
              Stream.of(
                  new SeatData(),
                  new NotificationData(),
                  PuzzleAttemptStore.personalData(),
                  GameRatingStore.personalData(),
                  TournamentStore.personalData(),
                  ChatStore.personalData(),
                  StudyStore.personalData()),
              AccountStore.personalData().stream())
          .toList();

  private PersonalDataParts() {}
}
