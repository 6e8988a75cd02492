/// Commands of the operator: members, invitations, reports and backups.
@NullMarked
package tabuleiro.server.admin;

import org.jspecify.annotations.NullMarked;
