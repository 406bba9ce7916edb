import type { Look } from './look.ts'
import type { Point } from './shape.ts'

/** Radius of the head's round in points, and how far a full turn goes, in radians. */
const [ROUND, YAW] = [41, 0.2]

/** A place on the face as it is seen with the head turned; `out` is how far it stands off the round, as a nose does. */
export function faceMap({ turn }: Look): (x: number, y: number, out?: number) => Point {
  const yaw = turn * YAW
  return (x, y, out = 0) => [(ROUND + out) * Math.sin(Math.asin(Math.max(-0.99, Math.min(0.99, x / ROUND))) + yaw), y]
}

const JAWS: Readonly<Record<'child' | 'female' | 'male' | 'anime', readonly Point[]>> = {
  child: [[35, -16], [36.2, 2], [35.6, 16], [31.4, 29], [22, 40.4], [10, 47], [0, 48.4]],
  female: [[33.4, -16], [34, -2], [33.2, 11], [30.4, 24], [24.4, 36], [14.6, 46.2], [6, 51], [0, 51.8]],
  anime: [[34.4, -16], [35.4, 0], [34, 14], [29.4, 27], [20.4, 39], [9.6, 47.4], [3.4, 50.6], [0, 51]],
  male: [[34.4, -16], [35, 0], [34.4, 14], [32.2, 28], [27.2, 40], [17, 51], [7.8, 55.2], [0, 55.6]],
}

/** The face's edge from the left temple over the chin to the right temple. */
export function faceEdge({ gender, age, turn, anime }: Look): Point[] {
  const jaw = JAWS[age === 'child' ? 'child' : anime && gender === 'female' ? 'anime' : gender]
  const half = (side: 1 | -1) => jaw.map(([x, y]): Point => {
    // Beyond the bridge of the nose the far socket draws the edge in and the cheekbone lets it out again.
    const far = side * turn > 0 ? Math.abs(turn) : 0
    const socket = far * (2.6 * Math.exp(-(((y + 1) / 8) ** 2)) - 0.8 * Math.exp(-(((y - 13) / 7) ** 2)))
    const jowl = age === 'old' ? 1.6 * Math.exp(-(((y - 38) / 8) ** 2)) : 0
    return [side * (x - socket + jowl) + (turn * 4.2 * (y + 22)) / 70, y]
  })
  return [...half(-1), ...half(1).toReversed().slice(1)]
}
