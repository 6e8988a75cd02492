package tabuleiro.online;

import java.util.Optional;

/// A link to a game, as the server's pages show it.
///
/// @param id the game's id
/// @param token the token of an invitation; empty for a link to watch
/// @param code the code with which a player continues on another device; empty for any other link
public record GameLink(String id, Optional<String> token, Optional<String> code) {}
