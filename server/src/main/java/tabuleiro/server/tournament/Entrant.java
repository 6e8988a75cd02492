package tabuleiro.server.tournament;

import java.util.Optional;
import tabuleiro.server.account.PlayerId;

/// A player of a tournament.
///
/// @param number the number in the order of entry, from 1
/// @param member the member; empty for a level, and when the account was deleted
/// @param name the member's name now
/// @param isBot whether the member is a program
/// @param level the text that selects the level, such as `5`; empty for a member
/// @param rating the rating at the entry, in Elo points
/// @param isWithdrawn whether the player is paired no more
public record Entrant(
    int number,
    Optional<PlayerId> member,
    Optional<String> name,
    boolean isBot,
    Optional<String> level,
    int rating,
    boolean isWithdrawn) {}
