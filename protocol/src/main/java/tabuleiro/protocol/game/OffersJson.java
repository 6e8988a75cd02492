package tabuleiro.protocol.game;

import io.avaje.jsonb.Json;
import tabuleiro.protocol.operation.OneOf;
import tabuleiro.protocol.position.SideKey;

/// The offers that wait for an answer.
///
/// @param draw the side that offers a draw; empty when none does
/// @param takeback the side that asks to take a move back; empty when none does
/// @param rematch the side that offers a rematch; empty when none does
@Json
public record OffersJson(
    @OneOf(of = SideKey.class, value = "") String draw,
    @OneOf(of = SideKey.class, value = "") String takeback,
    @OneOf(of = SideKey.class, value = "") String rematch) {}
