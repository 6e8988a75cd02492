/// What the operator of a site reads and changes: members, invitations, and the audit log.
@NullMarked
package tabuleiro.server.store.admin;

import org.jspecify.annotations.NullMarked;
