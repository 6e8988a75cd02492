package tabuleiro.server.account;

import io.javalin.http.Context;
import java.util.Optional;
import tabuleiro.rules.Message;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.VisitorCookie;
import tabuleiro.server.kernel.database.Database;

/// Finds the player who sends a request.
///
/// Everything that belongs to a player is stored under their [PlayerId], never under the secret of
/// a cookie:
///
/// - [#of(Caller)] is for reading: a caller without a cookie has no id yet, and owns nothing.
/// - [#ensure(Context)] is for the first thing that is stored: a caller without a cookie gets one.
/// - An id is never shown; [#memberOf(PlayerId)] has the name that others see.
///
/// A visitor may become a member. In that transaction all their rows move from the id of the
/// visitor to that of the member, so a table with ids of players has a [PersonalData] in
/// [tabuleiro.server.PersonalDataParts]. Rows are therefore looked up by the id of the current
/// request; an id that was remembered from an earlier one may have moved. When an account is
/// deleted, the same list says what happens to its rows.
///
/// For a visitor nothing is read from the database; for a member it is one row. Thread-safe.
public final class PlayerIdentities {
  private final MemberStore members;

  /// @param database has the members
  public PlayerIdentities(Database database) {
    this.members = new MemberStore(database);
  }

  /// Returns the player behind a request; empty for a caller without a cookie or token.
  ///
  /// @throws tabuleiro.server.kernel.database.StoreException when the database cannot be read
  public Optional<PlayerId> of(Caller caller) {
    return caller.secret().map(members::playerOf);
  }

  /// Returns the player behind a request. A caller without a cookie or token becomes a visitor, and
  /// gets a cookie.
  ///
  /// Precondition: the origin of the request was checked, because it may change something.
  ///
  /// @throws tabuleiro.server.kernel.database.StoreException when the caller's session has ended,
  ///   or the database cannot be read
  public PlayerId ensure(Context context) {
    return members.requirePlayer(VisitorCookie.ensureSecret(context));
  }

  /// Returns the member behind a request; empty for a visitor.
  ///
  /// @throws tabuleiro.server.kernel.database.StoreException when the database cannot be read
  public Optional<Member> memberOf(Caller caller) {
    return caller.secret().flatMap(members::signedIn);
  }

  /// Returns the member behind a request.
  ///
  /// @throws ProblemException for a visitor
  /// @throws tabuleiro.server.kernel.database.StoreException when the database cannot be read
  public Member requireMember(Caller caller) {
    return memberOf(caller).orElseThrow(PlayerIdentities::signedOut);
  }

  /// Returns the refusal of a visitor.
  public static ProblemException signedOut() {
    return new ProblemException(403, "signed-out", Message.of("member.signed-out"));
  }

  /// Returns the member with an id; empty for visitors and for deleted members.
  ///
  /// @throws tabuleiro.server.kernel.database.StoreException when the database cannot be read
  public Optional<Member> memberOf(PlayerId player) {
    return player.isMember() ? members.find(player) : Optional.empty();
  }
}
