/// The profile of a member.
@NullMarked
package tabuleiro.server.profile;

import org.jspecify.annotations.NullMarked;
