/** Three point numbers a triangle, counter-clockwise. */
export type Triangles = readonly (readonly [number, number, number])[]

interface Triangle {
  points: [number, number, number]
  /** The neighbour across the edge from points[k] to points[k + 1], or undefined on the hull. */
  neighbours: [Triangle | undefined, Triangle | undefined, Triangle | undefined]
  dead: boolean
}

/**
 * Delaunay triangulation by insertion (Bowyer 1981, Watson 1981), finding each point's triangle by a walk from the
 * last one; points come best in an order where neighbours in it are near each other.
 */
export function delaunay(points: readonly (readonly [number, number])[]): Triangles {
  const all: (readonly [number, number])[] = [...points]
  const reach = 20 * Math.max(...points.map(([x, y]) => Math.max(Math.abs(x), Math.abs(y), 1)))
  const first = all.length
  all.push([-reach, -reach], [reach, -reach], [0, reach])
  const hull: Triangle = { points: [first, first + 1, first + 2], neighbours: [undefined, undefined, undefined], dead: false }
  const triangles = [hull]
  let last = hull
  for (let p = 0; p < points.length; p++) last = insert(all, triangles, locate(all, last, p), p)
  const living = triangles.filter(({ dead }) => !dead).map(({ points: corners }) => corners)
  return living.filter((corners) => corners.every((corner) => corner < first))
}

/** Twice the signed area of a, b and p. */
function side(all: readonly (readonly [number, number])[], a: number, b: number, p: number): number {
  const [ax, ay] = all[a]!
  const [bx, by] = all[b]!
  const [px, py] = all[p]!
  return (bx - ax) * (py - ay) - (by - ay) * (px - ax)
}

function locate(all: readonly (readonly [number, number])[], from: Triangle, p: number): Triangle {
  let at = from
  for (;;) {
    const across = [0, 1, 2].find((k) => side(all, at.points[k]!, at.points[(k + 1) % 3]!, p) < 0)
    const next = across === undefined ? undefined : at.neighbours[across]
    if (!next) return at
    at = next
  }
}

function insideCircle(all: readonly (readonly [number, number])[], { points: [a, b, c] }: Triangle, p: number): boolean {
  const [px, py] = all[p]!
  const [ax, ay] = [all[a]![0] - px, all[a]![1] - py]
  const [bx, by] = [all[b]![0] - px, all[b]![1] - py]
  const [cx, cy] = [all[c]![0] - px, all[c]![1] - py]
  return (
    (ax * ax + ay * ay) * (bx * cy - cx * by) -
      (bx * bx + by * by) * (ax * cy - cx * ay) +
      (cx * cx + cy * cy) * (ax * by - bx * ay) > 0
  )
}

/** Opens the cavity of triangles whose circle holds the point and fans it anew; returns one of the fan. */
function insert(all: readonly (readonly [number, number])[], triangles: Triangle[], start: Triangle, p: number): Triangle {
  const cavity = [start]
  start.dead = true
  const rim: { from: number; to: number; outer: Triangle | undefined }[] = []
  for (let i = 0; i < cavity.length; i++) {
    const triangle = cavity[i]!
    triangle.neighbours.forEach((outer, k) => {
      if (outer?.dead && cavity.includes(outer)) return
      if (outer && insideCircle(all, outer, p)) {
        outer.dead = true
        cavity.push(outer)
      } else {
        rim.push({ from: triangle.points[k]!, to: triangle.points[(k + 1) % 3]!, outer })
      }
    })
  }
  const byStart = new Map<number, Triangle>()
  for (const { from, to, outer } of rim) {
    const triangle: Triangle = { points: [from, to, p], neighbours: [outer, undefined, undefined], dead: false }
    const shared = outer?.points.findIndex((point, k) => point === to && outer.points[(k + 1) % 3] === from)
    if (outer && shared !== undefined) outer.neighbours[shared] = triangle
    byStart.set(from, triangle)
    triangles.push(triangle)
  }
  for (const triangle of byStart.values()) {
    const next = byStart.get(triangle.points[1])!
    triangle.neighbours[1] = next
    next.neighbours[2] = triangle
  }
  return triangles.at(-1)!
}
