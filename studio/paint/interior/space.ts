import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { Layer } from '../brush/layer.ts'
import { outline, type Point } from '../figure/shape.ts'

/** Eye height and its distance from the far wall, metres. */
const EYE = 1.35
const AWAY = 4.3
/** Where the far wall meets the floor, as a share of the frame's height. */
export const FLOOR = 0.66

/** A room seen straight on: `at` takes metres (right of the middle, up from the floor, out from the far wall) to points. */
export interface Space {
  at(x: number, y: number, z: number): Point
  /** Points that a metre takes at a distance from the far wall. */
  metre(z: number): number
  /** Half the far wall's width, metres. */
  half: number
  /** Distance from the far wall of what the frame's lower edge cuts, metres. */
  near: number
  /** 1 or -1: the side that the window is on is the negative one. */
  flip: 1 | -1
}

/** How near the view comes. */
const ZOOM: Readonly<Record<SceneSpec['framing'], number>> = { close: 1.22, medium: 1, wide: 0.92 }

export function spaceOf({ across, down }: Layer, flip: 1 | -1, framing: SceneSpec['framing']): Space {
  const wall = Math.min((down * FLOOR) / 2.62, across / 4.3) * ZOOM[framing]
  const horizon = down * FLOOR - EYE * wall
  const metre = (z: number) => (wall * AWAY) / (AWAY - z)
  return {
    metre,
    at: (x, y, z) => [across / 2 + flip * x * metre(z), horizon + (EYE - y) * metre(z)],
    half: across / 2 / wall,
    near: AWAY - (wall * AWAY * EYE) / (down - horizon),
    flip,
  }
}

/** A flat four-cornered piece. */
export const quad = (space: Space, corners: readonly (readonly [number, number, number])[]) => outline(...corners.map(([x, y, z]) => [space.at(x, y, z)]))

/** An upright piece with rounded corners that faces us, `bulge` of its edges swelling outwards; metres. */
export function panel(space: Space, [left, right]: readonly [number, number], [low, high]: readonly [number, number], z: number, round: number, bulge = 0) {
  const [width, height] = [right - left, high - low]
  const r = Math.min(round, width / 2, height / 2)
  const p = (x: number, y: number): Point => space.at(x, y, z)
  const turn = (x: number, y: number, fromX: number, fromY: number): Point[] => Array.from({ length: 5 }, (_, k) => {
    const angle = Math.atan2(fromY, fromX) - (k * Math.PI) / 8
    return p(x + r * Math.cos(angle), y + r * Math.sin(angle))
  })
  const top = [...turn(left + r, high - r, -1, 0), p(left + width / 2, high + bulge * height), ...turn(right - r, high - r, 0, 1)]
  const bottom = [...turn(right - r, low + r, 1, 0), p(left + width / 2, low - bulge * height * 0.4), ...turn(left + r, low + r, 0, -1)]
  return outline(top, bottom)
}
