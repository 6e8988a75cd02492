/// What moderators do with reported games and with members.
@NullMarked
package tabuleiro.protocol.moderation;

import org.jspecify.annotations.NullMarked;
