/// Accounts, sessions, tokens and passkeys.
@NullMarked
package tabuleiro.protocol.account;

import org.jspecify.annotations.NullMarked;
