import { mapToBytes } from '../pixels/map-values.ts'
import type { Plane } from '../pixels/plane.ts'
import { statisticsWithin } from '../pixels/statistics.ts'
import { connectedComponents } from '../vision/components.ts'
import { logRatio } from '../vision/log-ratio.ts'
import type { OpenCv } from '../vision/opencv.ts'
import type { PersonView } from '../vision/person-view.ts'

interface Piece {
  area: number
  /** Of its top above the chin, in heights of the face. */
  highest: number
  onFace: number
  /** Difference of its mean hue from the face's. */
  unlike: number
  /** Whether it goes on outside of the picture. */
  isCut: boolean
}

/** Connected pieces of a person where something is likely; `high` is above the chin, in heights of the face. */
export function personPieces(cv: OpenCv, likely: Plane, view: PersonView, high: (i: number) => number) {
  const {
    width,
    height,
    person,
    face,
    colours: [red, green, blue],
    bareFace,
  } = view
  const { labels, areas } = connectedComponents(
    cv,
    mapToBytes(likely, (value, i) => (value > 0.5 && person[i]! > 0.3 ? 1 : 0)),
    view,
  )
  const warm = logRatio(red, green)
  const fresh = logRatio(green, blue)
  const own = [statisticsWithin(warm, bareFace, 0.9).mean, statisticsWithin(fresh, bareFace, 0.9).mean] as const
  const sums = areas.map(() => ({ highest: -Infinity, onFace: 0, warm: 0, fresh: 0, isCut: false }))
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i]!
    if (label === 0) continue
    const sum = sums[label]!
    sum.highest = Math.max(sum.highest, high(i))
    const [x, y] = [i % width, Math.floor(i / width)]
    sum.isCut ||= x === 0 || y === 0 || x === width - 1 || y === height - 1
    sum.onFace += face[i]!
    sum.warm += warm[i]!
    sum.fresh += fresh[i]!
  }
  const all = areas.map((area, label): Piece => {
    const { warm: w, fresh: f, ...sum } = sums[label]!
    return { area, ...sum, unlike: Math.hypot(w / area - own[0], f / area - own[1]) }
  })
  return { labels, all, of: (i: number) => (labels[i] ? all[labels[i]] : undefined) }
}
