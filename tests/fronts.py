#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares knapscope-run's fronts of small random instances with brute force in rational numbers.

    tests/fronts.py RUNNER [INSTANCES [SEED]]

Run it by hand; 100,000 instances take a few minutes. For every instance it requests the front by lists, with fixed
choices and a range of costs; for task sets also by each variant on the processor; for every hundredth instance also the
text with its knee, its cheapest schedulable point and the best point within a budget. It ends at the first difference
and prints the request that shows it.
"""
import itertools
import json
import random
import re
import subprocess
import sys
import tempfile
from fractions import Fraction
from math import gcd

VARIANTS = ["sequential", "multicore", "front-list", "exhaustive"]
TABLES = {"sequential", "multicore"}
LARGEST = 2**63 - 1


class Group:
    """Choices (cost, gain), of which at most one is taken, or exactly one."""

    def __init__(self, choices, without=True):
        self.choices, self.without = choices, without

    def ways(self):
        taken = [(cost, gain, k) for k, (cost, gain) in enumerate(self.choices)]
        return taken + ([(0, Fraction(0), None)] if self.without else [])


def letters(k):
    text = ""
    while k >= 0:
        text, k = chr(ord("a") + k % 26) + text, k // 26 - 1
    return text


def front_of(groups, settled, low, high):
    """Returns the undominated points (cost, gain), by trying all selections."""
    best = {}
    for selection in itertools.product(*(group.ways() for group in groups)):
        if any(selection[i][2] != k for i, k in settled.items()):
            continue
        cost = sum(way[0] for way in selection)
        if cost <= high:
            gain = sum(way[1] for way in selection)
            best[cost] = max(best.get(cost, gain), gain)
    points, most = [], None
    for cost in sorted(best):
        if most is None or best[cost] > most:
            most = best[cost]
            points.append((cost, most))
    return [point for point in points if point[0] >= low]


class TaskSet:
    kind = "instruction-set"

    def __init__(self, draw):
        shape = draw.random()
        self.tasks = []
        for _ in range(draw.randint(1, 5)):
            period = draw.choice([draw.randint(1, 9), 2 ** draw.randint(0, 5), draw.choice([60, 30, 20, 15, 12])])
            if shape > 0.9:  # near the builder's limits
                period = draw.choice([1, 2, 3, 2**20, 2**30, 2**31 - 1])
            execution = draw.randint(0, period + period // 4)
            if shape > 0.95:
                execution = draw.randint(0, 2**60)
            costs = draw.choice([0, 1, 3, 10, 40])
            choices = []
            for _ in range(draw.randint(0, 4)):
                gain = draw.choice([0, execution, draw.randint(0, execution), draw.randint(0, min(3, execution))])
                choices.append((draw.randint(0, costs), gain))
            if choices and draw.random() < 0.2:
                choices.append(draw.choice(choices))
            self.tasks.append((execution, period, choices))
        if draw.random() < 0.2:  # U = 1 exactly, if a task can supply the rest
            rest = sum(Fraction(e, p) for e, p, _ in self.tasks)
            if rest <= 1 and (1 - rest).denominator < 2**40:
                self.tasks.append(((1 - rest).numerator, (1 - rest).denominator, []))
        self.scale = 1 if draw.random() < 0.9 else draw.choice([10**6, 2**40, 2**56])
        self.tasks = [(e, p, [(c * self.scale, g) for c, g in k]) for e, p, k in self.tasks]
        top = sum(max([c for c, _ in k], default=0) for _, _, k in self.tasks)
        self.limit = draw.choice([None, None, 0, 1, top, top + 1, LARGEST, draw.randint(0, top)])
        self.groups = [Group([(c, Fraction(g, p)) for c, g in k]) for _, p, k in self.tasks]
        self.software = sum(Fraction(e, p) for e, p, _ in self.tasks)

    def json(self):
        made = {"format": "knapscope-instance", "version": 1, "kind": self.kind}
        if self.limit is not None:
            made["max_cost"] = self.limit
        made["tasks"] = [{"execution": e, "period": p, "choices": [{"gain": g, "cost": c} for c, g in k]}
                         for e, p, k in self.tasks]
        return made

    def refused(self):
        """Returns whether the builder must reject it: numbers over the least common denominator reach 2^62."""
        denominator = 1
        for execution, period, choices in self.tasks:
            own = gcd(period, execution, *(gain for _, gain in choices))
            own = period // own
            denominator = denominator * own // gcd(denominator, own)
            if denominator >= 2**62:
                return True
        return self.software * denominator >= 2**62

    def value(self, gain):
        return self.software - gain


class Knapsack:
    kind = "knapsack"

    def __init__(self, draw):
        large = draw.choice([3, 20, 10**12])
        self.items = [(draw.randint(0, large), draw.randint(0, draw.choice([3, 20, large])))
                      for _ in range(draw.randint(1, 7))]
        self.limit = draw.randint(0, sum(w for _, w in self.items) + 1)
        self.groups = [Group([(w, Fraction(v))]) for v, w in self.items]

    def json(self):
        return {"format": "knapscope-instance", "version": 1, "kind": self.kind, "capacity": self.limit,
                "items": [{"value": v, "weight": w} for v, w in self.items]}

    def refused(self):
        return False

    def value(self, gain):
        return gain


class MultipleChoice(Knapsack):
    kind = "multiple-choice"

    def __init__(self, draw):
        self.classes = [[(draw.randint(0, 9), draw.randint(0, draw.choice([2, 9])))
                         for _ in range(draw.randint(1, 4))] for _ in range(draw.randint(1, 4))]
        self.limit = draw.randint(0, sum(max(w for _, w in its) for its in self.classes) + 1)
        self.groups = [Group([(w, Fraction(v)) for v, w in its], without=False) for its in self.classes]

    def json(self):
        return {"format": "knapscope-instance", "version": 1, "kind": self.kind, "capacity": self.limit,
                "classes": [[{"value": v, "weight": w} for v, w in its] for its in self.classes]}


class SubsetSum(Knapsack):
    kind = "subset-sum"

    def __init__(self, draw):
        large = draw.choice([5, 30, 10**12])
        self.weights = [draw.randint(1, large) for _ in range(draw.randint(1, 8))]
        self.limit = draw.randint(0, sum(self.weights))
        self.groups = [Group([(w, Fraction(w))]) for w in self.weights]

    def json(self):
        return {"format": "knapscope-instance", "version": 1, "kind": self.kind, "target": self.limit,
                "weights": self.weights}


def draw_instance(draw):
    kind = draw.choices([TaskSet, Knapsack, MultipleChoice, SubsetSum], [8, 1, 1, 1])[0]
    return kind(draw)


class Server:
    """One runner for all requests."""

    def __init__(self, runner):
        self.process = subprocess.Popen([runner, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.id = 0

    def ask(self, request):
        self.id += 1
        line = json.dumps({"id": self.id, "do": "pareto", **request})
        print(line, file=self.process.stdin, flush=True)
        for answer in self.process.stdout:
            event = json.loads(answer)
            if event.get("id") == self.id and event["event"] in ("result", "error"):
                return event
        sys.exit(f"the runner ended at {line}")


def wrong_points(instance, points, expected, settled):
    """Returns the error in the points of a document, or None."""
    got = [point["cost"] for point in points]
    if got != [cost for cost, _ in expected]:
        return f"costs {got}, not {[cost for cost, _ in expected]}"
    for point, (cost, gain) in zip(points, expected):
        value = instance.value(gain)
        if isinstance(instance, TaskSet):
            if point["utilisation"] != str(value) or point["schedulable"] != (value <= 1):
                return f"{point}, not {value}"
            if point["value"] != float(value) and abs(Fraction(point["value"]) - value) > value * Fraction(1, 2**52):
                return f"{point}, not {float(value)}"
        elif point["value"] != value:
            return f"{point}, not {value}"
        chosen = dict(enumerate(point["choices"]))
        if instance.kind in ("knapsack", "subset-sum"):
            chosen = {i: 0 for i in point["choices"]}
        taken = [chosen.get(i) for i in range(len(instance.groups))]
        if any(taken[i] != k for i, k in settled.items()):
            return f"{point} does not keep to {settled}"
        ways = [group.choices[k] for group, k in zip(instance.groups, taken) if k is not None]
        if sum(w[0] for w in ways) != cost or sum((w[1] for w in ways), Fraction(0)) != gain:
            return f"{point}: the choices do not lead there"
        if any(k is None and not group.without for group, k in zip(instance.groups, taken)):
            return f"{point}: nothing is taken where something has to be"
    return None


def draw_question(instance, draw):
    settled, request = {}, {}
    for i, group in enumerate(instance.groups):
        if draw.random() < 0.3:
            way = draw.choice(group.ways())
            settled[i] = way[2]
            if way[2] is None:
                request.setdefault("without", []).append(i + 1)
            else:
                single = instance.kind in ("knapsack", "subset-sum")
                request.setdefault("take", []).append(f"{i + 1}" + ("" if single else letters(way[2])))
    top = sum(max([c for c, _ in group.choices], default=0) for group in instance.groups)
    low, high = 0, LARGEST
    if draw.random() < 0.5:
        low = request["from"] = draw.randint(0, top)
    if draw.random() < 0.5:
        high = request["to"] = draw.randint(low, max(low, top))
    return settled, low, high, request


def check_serve(server, instance, draw):
    document = {"instance": instance.json()}
    limit = LARGEST if instance.limit is None else instance.limit
    whole = front_of(instance.groups, {}, 0, limit)
    settled, low, high, question = draw_question(instance, draw)
    asked = [({}, whole, {}), (question, front_of(instance.groups, settled, low, min(limit, high)), settled)]
    if isinstance(instance, TaskSet):
        for variant in VARIANTS:
            if variant in TABLES and instance.scale > 1:
                continue  # a row would have too many cells
            request = {"variant": "instruction-set." + variant, "memory": "64M"}
            expected = whole
            if draw.random() < 0.3:
                request["from"] = draw.randint(0, 20)
                expected = [point for point in whole if point[0] >= request["from"]]
            asked.append((request, expected, {}))
    for request, expected, kept in asked:
        event = server.ask({**document, **request})
        if instance.refused():
            wrong = None if event["event"] == "error" and "2^62" in event["what"] else "it had to be refused"
        elif event["event"] == "error":
            wrong = event
        else:
            wrong = wrong_points(instance, event["result"]["points"], expected, kept)
        if wrong:
            sys.exit(f"{json.dumps({**document, **request})}\n{wrong}")
    return len(asked)


def knee_of(points):
    """Returns the point that is farthest on the better side of the line between the first and the last point."""
    best, farthest = None, 0
    (x0, y0), (x1, y1) = points[0], points[-1]
    for cost, gain in points[1:-1]:
        distance = (gain - y0) * (x1 - x0) - (y1 - y0) * (cost - x0)
        if distance > farthest:
            best, farthest = cost, distance
    return best


def marked(text, heading):
    """Returns the cost of the point that is marked below a heading; None if the heading is missing."""
    if heading not in text:
        return None
    return int(re.search(r"^> +([\d,]+)", text.split(heading)[1], re.M).group(1).replace(",", ""))


def check_text(runner, instance, draw, folder):
    limit = LARGEST if instance.limit is None else instance.limit
    points = front_of(instance.groups, {}, 0, limit)
    if instance.refused() or not points:
        return
    path = f"{folder}/instance.json"
    with open(path, "w", encoding="utf-8") as file:
        json.dump(instance.json(), file)
    within = draw.randint(0, points[-1][0] + 1)
    text = subprocess.run([runner, "pareto", path, "--within", str(within)], capture_output=True, text=True,
                          check=True).stdout
    wrong = []
    if instance.kind != "subset-sum" and marked(text, "The knee,") != knee_of(points):
        wrong.append(f"the knee is at {knee_of(points)}")
    affordable = [cost for cost, _ in points if cost <= within]
    if marked(text, f"within a cost of {within:,}:") != (affordable[-1] if affordable else None):
        wrong.append(f"the best within {within} is at {affordable[-1:]}")
    if isinstance(instance, TaskSet):
        schedulable = [cost for cost, gain in points if instance.value(gain) <= 1]
        if marked(text, "The cheapest point that is schedulable:") != (schedulable[0] if schedulable else None):
            wrong.append(f"schedulable from {schedulable[:1]} on")
    if wrong:
        sys.exit(f"{json.dumps(instance.json())}\n{wrong}\n{text}")


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    runner = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else random.SystemRandom().randrange(2**32)
    print("seed", seed, flush=True)
    draw = random.Random(seed)
    server, requests = Server(runner), 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(count):
            instance = draw_instance(draw)
            requests += check_serve(server, instance, draw)
            if number % 100 == 0:
                check_text(runner, instance, draw, folder)
    print(f"{count} instances, {requests} requests: no difference")


main()
