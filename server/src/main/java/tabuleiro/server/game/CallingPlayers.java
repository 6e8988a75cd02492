package tabuleiro.server.game;

import io.javalin.http.Context;
import java.util.Optional;
import tabuleiro.rules.Message;
import tabuleiro.server.account.FoldedName;
import tabuleiro.server.account.Member;
import tabuleiro.server.account.MemberStore;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.VisitorCookie;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.StoreFailure;

/// Turns callers into players who take a seat.
public final class CallingPlayers {
  /// The shortest secret of a program: 128 bits in Base64.
  private static final int MIN_SECRET_LENGTH = 22;

  private final PlayerNames names;
  private final MemberStore members;

  /// @param names the rules for the names of visitors
  /// @param members has the members, whose names no visitor can have
  CallingPlayers(PlayerNames names, MemberStore members) {
    this.names = names;
    this.members = members;
  }

  /// Returns the caller as a player. A caller without a secret gets one.
  ///
  /// @param name the displayed name of a visitor; default: the word for a guest; a member has the
  ///   name of the account
  /// @throws tabuleiro.play.session.SessionException when the name is too long
  /// @throws ProblemException when the name is not allowed, or a program's secret is too short
  /// @throws StoreException when the session of a member has ended
  public SeatTaker of(Context context, Optional<String> name) {
    Caller caller = Caller.of(context);
    if (caller.token().filter(token -> token.length() < MIN_SECRET_LENGTH).isPresent()) {
      throw new ProblemException(400, "token", Message.of("games.short-token", MIN_SECRET_LENGTH));
    }
    Optional<Member> member = caller.secret().flatMap(members::signedIn);
    if (member.isEmpty() && caller.session().isPresent()) {
      throw new StoreException(StoreFailure.SESSION_ENDED);
    }
    String shown =
        member
            .map(Member::name)
            .orElseGet(() -> visitorName(caller, name.filter(text -> !text.isBlank())));
    return new SeatTaker(shown, VisitorCookie.ensureSecret(context));
  }

  private String visitorName(Caller caller, Optional<String> wanted) {
    if (wanted.isEmpty()) {
      return caller.messages().format("games.guest");
    }
    String name = names.check(wanted.get());
    if (members.find(FoldedName.ofVisitor(name)).isPresent()) {
      throw new ProblemException(400, "name", Message.of("games.name-member", name));
    }
    return name;
  }
}
