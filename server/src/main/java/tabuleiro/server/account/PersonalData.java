package tabuleiro.server.account;

import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;

/// The rows of one part of the store that belong to players. Each method runs within the
/// transaction of an account: it must be quick, and must change only rows of the given players.
public interface PersonalData {
  /// Returns the name of this part in the export of a player's data, such as `ratings`.
  String name();

  /// Moves all rows of a visitor to the member that the visitor has become, who may already have
  /// rows: a member can sign in on a device where they were a visitor. No row of the visitor is
  /// left.
  void move(Handle handle, PlayerId visitor, PlayerId member);

  /// Binds the rows of a visitor to the session with which the visitor becomes a member. Most parts
  /// have no rows of a session.
  ///
  /// @param session the id of the session
  default void signIn(Handle handle, PlayerId visitor, String session) {}

  /// Binds the rows of a session of a browser to the one that follows it.
  ///
  /// @param previous the id of the earlier session
  /// @param session the id of the session that follows
  default void continueSession(Handle handle, PlayerId member, String previous, String session) {}

  /// Deletes the rows of a member that belong to a session which is not known, after other sessions
  /// of the member were ended.
  default void deleteWithoutSession(Handle handle, PlayerId member) {}

  /// Deletes or anonymizes the rows of a player whose account is deleted.
  void delete(Handle handle, PlayerId player);

  /// Returns all rows of a player as the values of their columns by name: texts, numbers and
  /// Booleans.
  List<Map<String, Object>> export(Handle handle, PlayerId player);
}
