package tabuleiro.app.admin;

import java.util.Arrays;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;

/// What the operator can do.
enum AdminAction {
  /// Lists members.
  MEMBERS,
  /// Shows what is known of a member.
  SHOW,
  /// Makes the password of a member invalid, and prints a recovery code.
  RESET,
  /// Suspends a member.
  SUSPEND,
  /// Lifts the suspension of a member.
  LIFT,
  /// Prints a new invitation.
  INVITE,
  /// Requires an invitation for each new account.
  INVITE_ONLY,
  /// Lets everyone create an account.
  OPEN,
  /// Prints the games that players have reported.
  REPORTS,
  /// Compares the moves of rated games with the engine's.
  COMPARE,
  /// Prints the members to whom accounts without other opponents lose.
  CIRCLES,
  /// Prints the audit log.
  LOG;

  /// Returns the word on the command line, such as `invite-only`.
  String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// Returns whether the action concerns one member, who must be named.
  boolean needsName() {
    return switch (this) {
      case SHOW, RESET, SUSPEND, LIFT -> true;
      case MEMBERS, INVITE, INVITE_ONLY, OPEN, REPORTS, COMPARE, CIRCLES, LOG -> false;
    };
  }

  /// Returns the action of a word; empty when there is none.
  static Optional<AdminAction> parse(String word) {
    return Arrays.stream(values()).filter(action -> action.word().equals(word)).findFirst();
  }

  /// The words, which shells complete.
  static final class Words implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Arrays.stream(values()).map(AdminAction::word).iterator();
    }
  }
}
