package tabuleiro.protocol.game;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tabuleiro.protocol.operation.OneOf;
import tabuleiro.protocol.position.HeadJson;
import tabuleiro.protocol.position.RefusalJson;

/// The answer to a command. `accepted` is true after the command is stored.
///
/// @param type the type of the message
/// @param id the id of the command
/// @param accepted whether the command was stored
/// @param sequence the number of the event that the command became; 0 when refused
/// @param hash the hash of that event; empty when refused
/// @param ply the number of moves after it
/// @param error a key for programs; empty when accepted
/// @param message the reason of a refusal in the reader's language; empty when accepted
/// @param refusal the broken rule of the game, where one is
/// @param head the last event of the game, where another event came first
@Json
public record ReplyJson(
    @OneOf("reply") String type,
    String id,
    boolean accepted,
    int sequence,
    String hash,
    int ply,
    String error,
    String message,
    Optional<RefusalJson> refusal,
    Optional<HeadJson> head) {}
