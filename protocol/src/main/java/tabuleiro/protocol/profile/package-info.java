/// Profiles of members.
@NullMarked
package tabuleiro.protocol.profile;

import org.jspecify.annotations.NullMarked;
