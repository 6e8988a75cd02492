/// Players who cheat, on a site whose time is simulated, and what they must not achieve.
@NullMarked
package tabuleiro.simulation.abuse;

import org.jspecify.annotations.NullMarked;
