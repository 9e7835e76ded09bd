"""The six dice jobs as icepool does them: prints the best time of each in microseconds.

Each job is built from nothing every time, as a program that answers one question would.
"""

import json
import time

from icepool import Die, d6, highest
from icepool import map as map_dice


def a():
    """Successes of 12d6 on 4+, each success then a d6 of damage, summed."""
    return 12 @ Die([0, 0, 0, d6, d6, d6])


def b():
    """Sum of the faces up to 3 among 6d6, less the sum of the faces up to 2 among 6d6."""
    return 6 @ d6.map(lambda face: face if face <= 3 else 0) - 6 @ d6.map(
        lambda face: face if face <= 2 else 0
    )


def c():
    """Sum of 24d6, doubled, halved down, divided by 5."""
    return (24 @ d6).map(lambda total: total * 2 // 2 // 5)


def d():
    """Difference of two dice plus 1 is 0 or more; on failure a second such test."""
    test = (d6 - d6 + 1) >= 0
    again = test.map({True: "second", False: "failed"})
    return map_dice(lambda first: "first" if first else again, test)


def e():
    """Best two of 3d6 summed, 9 or more."""
    return highest(d6, d6, d6, keep=2) >= 9


def f():
    """9d6 hit on 4+, each saved on 4+, then 2d6 against the wounds."""
    wounds = 9 @ ((d6 >= 4) & (d6 < 4))
    return map_dice(lambda lost, roll: (lost, roll > lost), wounds, 2 @ d6)


def best(job):
    job()
    start = time.thread_time()
    job()
    rounds = max(1, int(0.005 / max(time.thread_time() - start, 1e-9)))
    times = []
    for _ in range(70):
        start = time.thread_time()
        for _ in range(rounds):
            job()
        times.append((time.thread_time() - start) / rounds)
    return min(times) * 1e6


JOBS = {"a": a, "b": b, "c": c, "d": d, "e": e, "f": f}

if __name__ == "__main__":
    print(
        json.dumps(
            {
                name: {"microseconds": best(job), "outcomes": len(job())}
                for name, job in JOBS.items()
            }
        )
    )
