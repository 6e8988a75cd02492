package tabuleiro.server;

import java.util.List;
import tabuleiro.server.account.InvitationData;
import tabuleiro.server.account.KnownDeviceData;
import tabuleiro.server.account.PlayerData;
import tabuleiro.server.account.SocialData;
import tabuleiro.server.chat.ChatData;
import tabuleiro.server.game.store.SeatData;
import tabuleiro.server.push.NotificationData;
import tabuleiro.server.puzzle.PuzzleData;
import tabuleiro.server.rating.RatingData;
import tabuleiro.server.study.StudyData;
import tabuleiro.server.tournament.TournamentData;

/// All parts of the store with rows that belong to players.
public final class PlayerParts {
  /// A new part is added here.
  public static final List<PlayerData> ALL =
      List.of(
          new SeatData(),
          new KnownDeviceData(),
          new NotificationData(),
          new PuzzleData(),
          new RatingData(),
          new InvitationData(),
          new TournamentData(),
          new SocialData(),
          new ChatData(),
          new StudyData());

  private PlayerParts() {}
}
