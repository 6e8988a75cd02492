package tabuleiro.server.store.rating;

import tabuleiro.server.player.PlayerId;

/// A player with a rating.
public record RatedPlayer(PlayerId player, StoredRating rating) {}
