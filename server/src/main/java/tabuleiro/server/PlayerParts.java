package tabuleiro.server;

import java.util.List;
import tabuleiro.server.player.PlayerData;
import tabuleiro.server.store.account.KnownDeviceData;
import tabuleiro.server.store.account.NotificationData;
import tabuleiro.server.store.account.SeatData;
import tabuleiro.server.store.admin.InvitationData;
import tabuleiro.server.store.chat.ChatData;
import tabuleiro.server.store.rating.PuzzleData;
import tabuleiro.server.store.rating.RatingData;
import tabuleiro.server.store.social.SocialData;
import tabuleiro.server.store.study.StudyData;
import tabuleiro.server.store.tournament.TournamentData;

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
