package tabuleiro.server.admin;

import org.jdbi.v3.core.mapper.Nested;
import tabuleiro.server.account.Member;

/// A member, as the operator sees them.
///
/// @param member the member
/// @param devices the number of devices that are signed in
/// @param tokens the number of access tokens
/// @param games the number of seats that the member has taken
/// @param usedMillis when a device or a token was last used, to about an hour, in milliseconds
///   since 1970; 0 when none is left
public record MemberSummary(
    @Nested Member member, int devices, int tokens, int games, long usedMillis) {}
