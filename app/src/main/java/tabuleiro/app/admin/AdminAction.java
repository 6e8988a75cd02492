package tabuleiro.app.admin;

import java.util.Locale;

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

  /// Returns whether the action needs an argument: a name where it concerns one member.
  ///
  /// @param argument `NAME`, or the name of an option
  boolean needs(String argument) {
    return switch (this) {
      case SHOW, RESET, LIFT -> argument.equals("NAME");
      case SUSPEND -> argument.equals("NAME") || argument.equals("--reason");
      case MEMBERS, INVITE, INVITE_ONLY, OPEN, REPORTS, COMPARE, CIRCLES, LOG -> false;
    };
  }

  /// Returns whether the action uses an argument.
  ///
  /// @param argument `NAME`, or the name of an option
  boolean uses(String argument) {
    return switch (argument) {
      case "NAME" -> needs(argument) || this == MEMBERS;
      case "--reason" -> this == SUSPEND;
      case "--note" -> this == INVITE;
      case "--json" ->
          switch (this) {
            case MEMBERS, SHOW, REPORTS, COMPARE, CIRCLES, LOG -> true;
            case RESET, SUSPEND, LIFT, INVITE, INVITE_ONLY, OPEN -> false;
          };
      default -> true;
    };
  }

  /// Returns an example: the words after `tabuleiro admin`.
  String example() {
    return switch (this) {
      case SHOW, RESET, LIFT -> word() + " Ana";
      case SUSPEND -> "suspend Ana --reason insults";
      case INVITE -> "invite --note Rui";
      case MEMBERS, INVITE_ONLY, OPEN, REPORTS, COMPARE, CIRCLES, LOG -> word();
    };
  }
}
