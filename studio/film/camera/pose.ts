import { frameCount, type FilmSpec } from '../film-spec.ts'

/**
 * Where the camera is, against where the photo was taken: shifts as shares of the frame's width, `closer` as a share of the way to what is
 * nearest. `turn` moves the whole view alike, `shift` the near more than the far.
 */
export interface Pose {
  shiftX: number
  shiftY: number
  closer: number
  turnX: number
  turnY: number
  zoom: number
}

const AT_REST: Pose = { shiftX: 0, shiftY: 0, closer: 0, turnX: 0, turnY: 0, zoom: 1 }

/** How far a move goes at full strength. */
const CLOSER = 0.34
const ZOOM = 0.07
const TURN = 0.075
const SHIFT = 0.075
const AROUND = 0.13

/** The camera of one frame. */
export function poseAt({ move, strength, loop, part, ...spec }: FilmSpec, frame: number): Pose {
  const frames = frameCount(spec)
  const time = loop ? frame / frames : frame / Math.max(1, frames - 1)
  // Starts and comes to rest softly; in a loop it goes there and back.
  const way = (1 - Math.cos((loop ? 2 : 1) * Math.PI * time)) / 2
  const side = { whole: 2 * way - 1, first: way, last: way - 1 }[part ?? 'whole'] * strength
  switch (move) {
    case 'still':
      return AT_REST
    case 'push':
    case 'pull': {
      // What comes last comes back to where it was taken.
      const near = (move === 'push' && part !== 'last' ? way : 1 - way) * strength
      return { ...AT_REST, closer: CLOSER * near, zoom: 1 + ZOOM * near }
    }
    case 'pan-left':
      return { ...AT_REST, turnX: -TURN * side, shiftX: -SHIFT * side }
    case 'pan-right':
      return { ...AT_REST, turnX: TURN * side, shiftX: SHIFT * side }
    case 'rise':
      return { ...AT_REST, turnY: -0.7 * TURN * side, shiftY: -0.7 * SHIFT * side }
    case 'sink':
      return { ...AT_REST, turnY: 0.7 * TURN * side, shiftY: 0.7 * SHIFT * side }
    case 'orbit': {
      const round = 2 * Math.PI * time
      return loop
        ? { ...AT_REST, shiftX: AROUND * 0.5 * strength * Math.sin(round), shiftY: AROUND * 0.16 * strength * Math.cos(round), closer: 0.03 * strength }
        : { ...AT_REST, shiftX: AROUND * 0.5 * side, shiftY: -AROUND * 0.12 * side, closer: part ? 0 : 0.1 * strength * way }
    }
  }
}
