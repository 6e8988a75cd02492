package tabuleiro.simulation;

import java.util.List;
import java.util.Optional;
import tabuleiro.server.PersonalDataParts;
import tabuleiro.server.account.AccountStore;
import tabuleiro.server.account.Member;
import tabuleiro.server.account.MemberNames;
import tabuleiro.server.account.MemberStore;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.account.SignedInDevice;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.StoreException;

/// Stores the accounts of members who exist from the start of a simulated world.
final class SimulatedMembers {
  private static final long CREATED_MILLIS = 1000;

  private SimulatedMembers() {}

  /// Stores an account whose devices are signed in.
  static void signUp(GameStore store, String name, List<WebVisitor> devices) {
    PlayerId id = new PlayerId("m" + Tokens.gameId(Tokens.sha256(name)));
    Member member = Member.create(id, name, MemberNames.fold(name), "none", CREATED_MILLIS);
    AccountStore accounts = new AccountStore(store.database(), PersonalDataParts.ALL);
    for (WebVisitor browser : devices) {
      SignedInDevice device = SignedInDevice.of(browser.secret(), browser.secret(), CREATED_MILLIS);
      while (!isSignedIn(accounts, member, device)) {
        // The database has a fault.
      }
    }
  }

  private static boolean isSignedIn(AccountStore accounts, Member member, SignedInDevice device) {
    try {
      if (new MemberStore(accounts.database()).find(member.id()).isEmpty()) {
        Database.await(accounts.signUp(member, List.of(), device, Optional.empty()));
      }
      Database.await(accounts.signIn(member, device, Optional.empty(), Optional.empty()));
      return new MemberStore(accounts.database()).find(member.id()).isPresent();
    } catch (StoreException e) {
      return false;
    }
  }
}
