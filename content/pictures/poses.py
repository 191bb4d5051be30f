"""Moves the ready-made people: turns heads, bends backs and lets hands reach for things.

The models have no skeleton. An arm is found by the way along its surface from the fingertips (`_TIPS`); shoulder,
elbow and hand are the middles of rings of points at fixed ways from there.
"""

import heapq
import math

from mathutils import Matrix, Quaternion, Vector, kdtree
from mathutils.geometry import intersect_point_line

from toolkit import _load

# Where each hand ends in the model (x, y, z), the person's own right and left, and the ways from there to the elbow and
# to the shoulder. Where the sleeve is the longest connected part, the hand beyond it is found by its nearness.
_LONG, _SLEEVE, _SHORT = (0.42, 0.68), (0.25, 0.53), (0.23, 0.47)
_TIPS = {
    "female01": {"right": (-0.14, -0.22, 0.99), "left": (0.15, -0.13, 1.02), "ways": _SHORT},
    "female02": {"right": None, "left": None, "ways": _LONG},
    "holdingFemale01": {"right": (-0.17, 0.08, 0.85), "left": (0.19, -0.1, 1.09), "ways": _SHORT},
    "holdingFemale02": {"right": (-0.24, -0.14, 1.29), "left": (0.19, 0.12, 0.99), "ways": _SHORT},
    "holdingMale01": {"right": (-0.26, 0.09, 1.0), "left": (0.21, -0.16, 1.18), "ways": _SLEEVE},
    "male01": {"right": (-0.26, 0.0, 0.99), "left": (0.06, -0.19, 1.12), "ways": _SLEEVE},
    "sitMale02": {"right": (-0.24, 0.07, 0.81), "left": (0.27, 0.06, 0.79), "ways": _SLEEVE},
    "boyStanding": {"right": (-0.24, -0.12, 0.7), "left": (0.12, -0.11, 0.9), "ways": (0.39, 0.62)},
    "girlStanding": {"right": (-0.15, -0.09, 0.64), "left": (0.15, -0.09, 0.62), "ways": (0.36, 0.58)},
    "boySitting": {"right": (-0.08, -0.18, 0.55), "left": (0.11, -0.18, 0.55), "ways": (0.39, 0.62)},
    "girlSittingTable": {"right": (-0.16, -0.19, 0.72), "left": (0.11, -0.2, 0.72), "ways": (0.36, 0.58)},
}
# Height of the hips of those who sit; of the others it is a little more than half of their height.
_HIPS = {"sitMale02": 0.55, "boySitting": 0.52, "girlSittingTable": 0.55}
_rigs: dict[str, "_Rig"] = {}


def _step(value, low, high):
    """0 below `low`, 1 above `high`, smooth between."""
    part = min(1.0, max(0.0, (value - low) / (high - low)))
    return part * part * (3 - 2 * part)


class _Rig:
    """What belongs to which limb of a model, worked out once."""

    def __init__(self, name):
        parts = _load(name)
        key, self.points, self.near, self.index = {}, [], [], []
        for part in parts:
            where = []
            for vertex in part.data.vertices:
                spot = tuple(round(c, 3) for c in vertex.co)
                if spot not in key:
                    key[spot] = len(self.points)
                    self.points.append(vertex.co.copy())
                    self.near.append(set())
                where.append(key[spot])
            for edge in part.data.edges:
                a, b = (where[v] for v in edge.vertices)
                if a != b:
                    self.near[a].add(b)
                    self.near[b].add(a)
            self.index.append(where)
        self.height = max(p.z for p in self.points)
        self.hips = _HIPS.get(name, self.height * 0.54)
        self.pieces = self._pieces()
        self.arms = {}
        tips = _TIPS.get(name)
        for side in ("right", "left") if tips else ():
            self.arms[side] = self._arm(tips[side], -1 if side == "right" else 1, tips["ways"])

    def _pieces(self):
        left, pieces = set(range(len(self.points))), []
        while left:
            todo = [left.pop()]
            piece = list(todo)
            while todo:
                for other in self.near[todo.pop()]:
                    if other in left:
                        left.discard(other)
                        todo.append(other)
                        piece.append(other)
            pieces.append(piece)
        return sorted(pieces, key=len, reverse=True)

    def _ways(self, start):
        """The way along the surface from `start` to every point connected with it."""
        way, heap = {start: 0.0}, [(0.0, start)]
        while heap:
            far, at = heapq.heappop(heap)
            if far > way[at]:
                continue
            for other in self.near[at]:
                longer = far + (self.points[at] - self.points[other]).length
                if longer < way.get(other, 1e9):
                    way[other] = longer
                    heapq.heappush(heap, (longer, other))
        return way

    def _arm(self, tip, side, ways):
        """How much each point moves with the forearm (`lower`) and with the whole arm (`upper`), and the joints' rings.

        `inner` is the bare arm inside a sleeve, which is drawn in a little lest it come through the cloth.
        """
        points = self.points
        if tip is None:  # the arm is a piece of its own
            own = [p for p in self.pieces if 550 < len(p) < 700 and max(points[i].z for i in p) > 1.2 and side * sum(points[i].x for i in p) > 0]
            piece = own[0]
            start = max(piece, key=lambda i: points[i].z)
            reach = self._ways(start)
            seed = max(reach, key=reach.get)
        else:
            seed = min(range(len(points)), key=lambda i: (points[i] - Vector(tip)).length)
            piece = next(p for p in self.pieces if seed in set(p))
        way = self._ways(seed)
        elbow, shoulder = ways
        if tip is None:
            shoulder = min(shoulder, max(way.values()) - 0.07)
            elbow = shoulder * 0.61
        lower, upper = {}, {}
        for i, far in way.items():
            lower[i] = 1 - _step(far, elbow - 0.045, elbow + 0.045)
            upper[i] = 1 - _step(far, shoulder - 0.06, shoulder + 0.06)
        arm = [i for i in way if upper[i] > 0]
        tree = kdtree.KDTree(len(arm))
        for i in arm:
            tree.insert(points[i], i)
        tree.balance()
        inner = []
        hand = [i for i in way if way[i] < 0.14] if ways not in (_SLEEVE, _SHORT) else []
        for other in self.pieces:
            if other[0] in way:
                continue
            found = {i: tree.find(points[i])[1:] for i in other}
            close = min((points[i] - points[seed]).length for i in other)
            # the bare arm in the sleeve with the hand; things around the arm; what joins it at the shoulder
            skin = ways in (_SLEEVE, _SHORT) and close < 0.06 and len(other) < 700 and all(gap < 0.26 for _, gap in found.values())
            cuff = all(gap < 0.06 for _, gap in found.values())
            for i, (nearest, gap) in found.items():
                if skin or cuff or (gap < 0.04 and way[nearest] > shoulder - 0.13):
                    lower[i], upper[i] = lower[nearest], upper[nearest]
            if skin:
                inner += [i for i, (nearest, gap) in found.items() if way[nearest] > 0.06]
                hand += [i for i, (nearest, gap) in found.items() if way[nearest] < 0.05 and gap > 0.03]
        hand = hand or [i for i in way if way[i] < 0.06]

        def ring(at, half=0.03):
            return [i for i in way if abs(way[i] - at) < half and (points[i] - points[seed]).length < at + 0.02]

        return {"lower": lower, "upper": upper, "hand": hand, "elbow": ring(elbow), "shoulder": ring(shoulder), "inner": inner}


def _rig(copies):
    name = copies[0]["model"]
    if name not in _rigs:
        _rigs[name] = _Rig(name)
    return _rigs[name]


def _middle(points, which):
    total = Vector((0, 0, 0))
    for i in which:
        total += points[i]
    return total / len(which)


def _part(turn, amount):
    return Quaternion().slerp(turn, amount)


def pose(copies, head=0.0, nod=0.0, bend=0.0, right=None, left=None, elbows=0.35):
    """Moves a person that `place` or `sit` has put down.

    `head` turns the head to the person's own left, `nod` lowers it, `bend` leans the back forward (degrees). `right` and
    `left` are places in the scene which that hand reaches for, as far as the arm is long. `elbows`: how far the
    elbows go outwards (1) instead of down (0).
    """
    rig = _rig(copies)
    points = [p.copy() for p in rig.points]
    arms = rig.arms.values()
    if bend:
        turn, at = Quaternion((1, 0, 0), math.radians(bend)), None
        low, high = rig.hips, rig.hips + rig.height * 0.13
        ring = [p for p in rig.points if abs(p.z - low) < 0.06]
        at = Vector((0, sum(p.y for p in ring) / len(ring), low))
        for i, p in enumerate(points):
            weight = max([_step(rig.points[i].z, low, high)] + [arm["upper"].get(i, 0) for arm in arms])
            if weight:
                points[i] = at + _part(turn, weight) @ (p - at)
    if head or nod:
        top = rig.height
        neck = top - 0.27 if top > 1.4 else top - 0.25
        ring = [i for i, p in enumerate(rig.points) if neck - 0.02 < p.z < neck + 0.06 and all(arm["upper"].get(i, 0) == 0 for arm in arms)]
        at = _middle(points, ring)
        turn = Quaternion((0, 0, 1), math.radians(head)) @ Quaternion((1, 0, 0), math.radians(nod))
        for i, p in enumerate(points):
            weight = _step(rig.points[i].z, neck - 0.02, neck + 0.08)
            if weight and all(arm["upper"].get(i, 0) == 0 for arm in arms):
                points[i] = at + _part(turn, weight) @ (p - at)
    for side, target in (("right", right), ("left", left)):
        if target is None:
            continue
        arm = rig.arms[side]
        goal = copies[0].matrix_world.inverted() @ Vector(target)
        shoulder, elbow, hand = (_middle(points, arm[joint]) for joint in ("shoulder", "elbow", "hand"))
        a, b = (elbow - shoulder).length, (hand - elbow).length
        way = goal - shoulder
        far = min(max(way.length, abs(a - b) + 0.02), (a + b) * 0.995)
        way.normalize()
        along = (a * a - b * b + far * far) / (2 * far)
        out = math.sqrt(max(0.0, a * a - along * along))
        pole = Vector(((-1 if side == "right" else 1) * elbows, 0.25, -1 + elbows))
        pole = (pole - way * pole.dot(way)).normalized()
        new_elbow = shoulder + way * along + pole * out
        new_hand = shoulder + way * far
        first = (elbow - shoulder).rotation_difference(new_elbow - shoulder)
        second = (first @ (hand - elbow)).rotation_difference(new_hand - new_elbow)
        second = first.inverted() @ second @ first
        for i, weight in arm["upper"].items():
            p = points[i]
            p = elbow + _part(second, arm["lower"][i]) @ (p - elbow)
            points[i] = shoulder + _part(first, weight) @ (p - shoulder)
        for i in arm["inner"]:  # skin inside the sleeve must not come through it
            ends = ((shoulder, new_elbow), (new_elbow, new_hand))
            on = [intersect_point_line(points[i], *line) for line in ends]
            near = min((a.lerp(b, min(1, max(0, part))) for (a, b), (_, part) in zip(ends, on)), key=lambda p: (p - points[i]).length)
            points[i] = points[i].lerp(near, 0.4)
    for part, where in zip(copies, rig.index):
        part.data = part.data.copy()
        for vertex, i in zip(part.data.vertices, where):
            vertex.co = points[i]
        part.data.update()
    return copies


def hand(copies, side):
    """Where the middle of a person's `right` or `left` hand is, after `pose`."""
    rig = _rig(copies)
    which = set(rig.arms[side]["hand"])
    total, count = Vector((0, 0, 0)), 0
    for part, where in zip(copies, rig.index):
        for vertex, i in zip(part.data.vertices, where):
            if i in which:
                total += part.matrix_world @ vertex.co
                count += 1
    return total / count


def spot(copies, x, y, z):
    """The place in the scene that lies `x` metres to a person's left, `y` behind and `z` above where they stand."""
    return tuple(copies[0].matrix_world @ Vector((x, y, z)))


def lie(copies, x, y, z, rotation=0.0, depth=0.13):
    """Lays a standing model on its back, its head away from the camera."""
    scale = copies[0].matrix_world.to_scale()
    there = Matrix.Translation((x, y, z + depth * scale.y)) @ Matrix.Rotation(math.radians(rotation), 4, "Z") @ Matrix.Translation((0, -scale.z * 0.85, 0))
    for copy in copies:
        copy.matrix_world = there @ Matrix.Rotation(math.radians(-90), 4, "X") @ Matrix.Diagonal((*scale, 1))
    return copies
