package tabuleiro.protocol.chat;

import static tabuleiro.protocol.operation.Part.Callers.PLAYERS;
import static tabuleiro.protocol.operation.Part.answer;
import static tabuleiro.protocol.operation.Part.fails;
import static tabuleiro.protocol.operation.Part.request;

import tabuleiro.protocol.operation.Operation;

/// The operations of the feature chat.
public final class ChatOperations {
  public static final Operation MESSAGES =
      Operation.get(
          "/api/v2/games/{id}/messages",
          "Get the messages between the two players; only these two can",
          "read own",
          answer(ChatJson.class),
          PLAYERS);

  public static final Operation WRITE =
      Operation.post(
          "/api/v2/games/{id}/messages",
          "Write a message to the other player",
          "play",
          request(
              NewChatMessageJson.class,
              """
              {"id": "message-1", "phrase": "hello"}\
              """),
          answer(ChatJson.class),
          PLAYERS,
          fails(409));

  public static final Operation ALLOW =
      Operation.put(
          "/api/v2/games/{id}/chat",
          "Switch the messages of a game on or off",
          "play",
          request(
              ChatSwitchJson.class,
              """
              {"allowed": false}\
              """),
          answer(ChatJson.class),
          PLAYERS);

  private ChatOperations() {}
}
