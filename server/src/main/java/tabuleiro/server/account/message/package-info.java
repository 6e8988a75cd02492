/// The answers of the API about accounts.
@NullMarked
package tabuleiro.server.account.message;

import org.jspecify.annotations.NullMarked;
