/// Members and visitors: accounts, sessions, tokens, passkeys, names and relations. Knows no game.
@NullMarked
package tabuleiro.server.account;

import org.jspecify.annotations.NullMarked;
