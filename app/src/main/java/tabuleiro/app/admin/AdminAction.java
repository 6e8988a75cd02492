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
  /// Gives a member another name.
  RENAME,
  /// Makes a member a moderator.
  APPOINT,
  /// Makes a moderator an ordinary member.
  DISMISS,
  /// Erases a message of a game.
  ERASE,
  /// Closes the reports about a game.
  CLOSE,
  /// Deletes a game.
  DELETE,
  /// Announces a text on every page.
  ANNOUNCE,
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

  /// The member or the game that an action concerns.
  static final String SUBJECT = "subject";

  /// Returns the word on the command line, such as `invite-only`.
  String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// Returns whether the action concerns a game, and not a member.
  boolean isOfGame() {
    return this == ERASE || this == CLOSE || this == DELETE;
  }

  /// Returns whether the action needs an argument: a name where it concerns one member, the id of a
  /// game where it concerns one game.
  ///
  /// @param argument [#SUBJECT], or the name of an option
  boolean needs(String argument) {
    return switch (this) {
      case SHOW, RESET, LIFT, APPOINT, DISMISS, CLOSE -> argument.equals(SUBJECT);
      case SUSPEND, DELETE -> argument.equals(SUBJECT) || argument.equals("--reason");
      case RENAME -> argument.equals(SUBJECT) || argument.equals("--to");
      case ERASE -> argument.equals(SUBJECT) || argument.equals("--message");
      case MEMBERS, ANNOUNCE, INVITE, INVITE_ONLY, OPEN, REPORTS, COMPARE, CIRCLES, LOG -> false;
    };
  }

  /// Returns whether the action uses an argument.
  ///
  /// @param argument [#SUBJECT], or the name of an option
  boolean uses(String argument) {
    return switch (argument) {
      case SUBJECT -> needs(argument) || this == MEMBERS;
      case "--reason", "--to", "--message" -> needs(argument);
      case "--note" -> this == INVITE || this == CLOSE;
      case "--text" -> this == ANNOUNCE;
      case "--json" ->
          switch (this) {
            case MEMBERS, SHOW, REPORTS, COMPARE, CIRCLES, LOG -> true;
            case RESET, SUSPEND, LIFT, RENAME, APPOINT, DISMISS -> false;
            case ERASE, CLOSE, DELETE, ANNOUNCE -> false;
            case INVITE, INVITE_ONLY, OPEN -> false;
          };
      default -> true;
    };
  }

  /// Returns an example: the words after `tabuleiro admin`.
  String example() {
    return switch (this) {
      case SHOW, RESET, LIFT, APPOINT, DISMISS -> word() + " Ana";
      case SUSPEND -> "suspend Ana --reason insults";
      case RENAME -> "rename Ana --to Eva";
      case ERASE -> "erase Ab3dEf6hIj9kLm0n --message 4";
      case CLOSE -> "close Ab3dEf6hIj9kLm0n --note warned";
      case DELETE -> "delete Ab3dEf6hIj9kLm0n --reason insults";
      case ANNOUNCE -> "announce --text Maintenance";
      case INVITE -> "invite --note Rui";
      case MEMBERS, INVITE_ONLY, OPEN, REPORTS, COMPARE, CIRCLES, LOG -> word();
    };
  }
}
