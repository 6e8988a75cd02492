package tabuleiro.protocol.game;

import io.avaje.jsonb.Json;
import tabuleiro.protocol.operation.OneOf;

/// The devices that play the caller's seat; sent to a player when their number changes.
///
/// @param type the type of the message
/// @param count how many devices play the caller's seat
/// @param later how many of them took it after the caller; these can be ended
@Json
public record DevicesJson(@OneOf("devices") String type, int count, int later) {}
