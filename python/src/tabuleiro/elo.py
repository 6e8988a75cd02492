"""The Elo difference of two players, estimated from pairs of games.

The formulas are those of the command `arena`, so that the same games give the same figures.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

_TWO_SIDED_95 = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class EloEstimate:
    """An estimate with its 95 % confidence interval.

    `elo` is infinite when all games were won or all lost; `superiority` is the probability that
    the first player is the stronger one.
    """

    elo: float
    low: float
    high: float
    superiority: float

    @property
    def error(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def elo_difference(score: float) -> float:
    """Returns the Elo difference at which a score, from 0 to 1, is expected."""
    if score <= 0 or score >= 1:
        return math.inf if score >= 1 else -math.inf
    return 400 * math.log10(score / (1 - score))


def estimate_elo(pairs: Sequence[int]) -> EloEstimate:
    """Returns the estimate from the counts of pairs with 0, 1/2, 1, 3/2 and 2 points.

    When all pairs have the same score, the interval is the widest one that is consistent with
    other pairs that stay unseen with a probability of 5 %.
    """
    count = sum(pairs)
    if len(pairs) != 5 or count < 1:
        raise ValueError("the Elo difference needs the counts of five scores, and at least a pair")
    mean = sum(i * n for i, n in enumerate(pairs)) / (4 * count)
    variance = sum(n * (i / 4 - mean) ** 2 for i, n in enumerate(pairs)) / count
    if variance == 0:
        unseen = 1 - 0.05 ** (1 / count)
        by_chance = 0.5**count
        superiority = 0.5 if mean == 0.5 else by_chance if mean < 0.5 else 1 - by_chance
        low, high = mean - unseen * mean, mean + unseen * (1 - mean)
    else:
        deviation = math.sqrt(variance / count)
        superiority = NormalDist().cdf((mean - 0.5) / deviation)
        low, high = mean - _TWO_SIDED_95 * deviation, mean + _TWO_SIDED_95 * deviation
    return EloEstimate(elo_difference(mean), elo_difference(low), elo_difference(high), superiority)
