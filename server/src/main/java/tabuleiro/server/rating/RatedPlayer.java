package tabuleiro.server.rating;

import tabuleiro.server.account.PlayerId;

/// A player with a rating.
record RatedPlayer(PlayerId player, StoredRating rating) {}
