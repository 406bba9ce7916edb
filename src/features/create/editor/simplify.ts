export type Point = [x: number, y: number]

/** Leaves out the points of a line that are no further from the rest than `tolerance` (Douglas and Peucker 1973). */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 3) return [...points]
  const kept = new Uint8Array(points.length)
  kept[0] = kept[points.length - 1] = 1
  const spans: [number, number][] = [[0, points.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    let furthest = tolerance
    let at = -1
    for (let i = from + 1; i < to; i++) {
      const distance = distanceTo(points[i]!, points[from]!, points[to]!)
      if (distance <= furthest) continue
      furthest = distance
      at = i
    }
    if (at < 0) continue
    kept[at] = 1
    spans.push([from, at], [at, to])
  }
  return points.filter((_, i) => kept[i])
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = dx || dy ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy))) : 0
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}
