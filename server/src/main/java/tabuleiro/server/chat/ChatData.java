package tabuleiro.server.chat;

import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.account.PersonalData;
import tabuleiro.server.account.PlayerId;

/// The messages that a player has written. When an account is deleted, only their numbers stay.
final class ChatData implements PersonalData {
  @Override
  public String name() {
    return "messages";
  }

  @Override
  public void move(Handle handle, PlayerId visitor, PlayerId member) {
    handle.execute(
        "UPDATE chat_message SET author = ? WHERE author = ?", member.text(), visitor.text());
  }

  @Override
  public void delete(Handle handle, PlayerId player) {
    handle.execute(
        "UPDATE chat_message SET author = '', phrase = '', text = '' WHERE author = ?",
        player.text());
  }

  @Override
  public List<Map<String, Object>> export(Handle handle, PlayerId player) {
    return handle
        .createQuery(
            """
            SELECT game, number, side, phrase, text, millis FROM chat_message WHERE author = ?
            ORDER BY millis, game, number\
            """)
        .bind(0, player.text())
        .mapToMap()
        .list();
  }
}
