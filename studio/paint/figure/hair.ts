import { createRandom } from '../../pixels/random.ts'
import type { Brush } from '../brush/layer.ts'
import { blend, css, lightness, shade } from '../brush/pigment.ts'
import type { Look } from './look.ts'
import { lightOf, outline, paintForm, tapered, type Point, type SpinePoint } from './shape.ts'

/** Locks run from the parting to the tips, between two guides that have the same number of points. */
interface Flow {
  from: readonly Point[]
  to: readonly Point[]
  locks: number
}

function paintLocks(brush: Brush, look: Look, flows: readonly Flow[], wave: number): void {
  const random = createRandom(look.draw)
  const dark = shade(look.hairColour, 0.55)
  const light = lightOf(look.hairColour)
  const shine = lightness(look.hairColour) < 0.25 ? blend(light, [150, 160, 190], 0.35) : light
  for (const { from, to, locks } of flows) {
    for (let k = 0; k < locks; k++) {
      const t = (k + random()) / locks
      const phase = random() * 6.3
      const half = 0.5 + random() * 1.3
      const lit = random() < 0.42
      const [starts, ends] = lit ? [0.1 + random() * 0.3, 0.45 + random() * 0.3] : [0, 1]
      const guide = (s: number): Point => {
        const place = s * (from.length - 1)
        const i = Math.min(from.length - 2, Math.floor(place))
        const along = (points: readonly Point[], c: 0 | 1) => points[i]![c] + (points[i + 1]![c] - points[i]![c]) * (place - i)
        return [along(from, 0) * (1 - t) + along(to, 0) * t, along(from, 1) * (1 - t) + along(to, 1) * t]
      }
      const spine = Array.from({ length: 9 }, (_, j): SpinePoint => {
        const s = starts + ((ends - starts) * j) / 8
        const [x, y] = guide(s)
        return [x + wave * s * Math.sin(s * 8 + phase * 0.35), y, half * Math.sin(Math.PI * (j + 0.3) / 8.6)]
      })
      brush.fillStyle = lit ? css(shine, 0.34) : css(dark, 0.3)
      brush.fill(tapered(spine))
    }
  }
}

const flip = (points: readonly Point[], side: number): Point[] => points.map(([x, y]): Point => [side * x, y])

/** What hangs behind the head and shoulders; on the head's own points. */
export function paintHairBehind(brush: Brush, look: Look): void {
  const { hair, hairColour } = look
  const deep = shade(hairColour, 0.74)
  if (hair === 'long') {
    const fall: Point[] = [[40, -22], [46, 6], [46, 44], [56, 82], [52, 122], [60, 158], [44, 182]]
    const shape = outline([[0, -58], ...fall, [14, 190], [-14, 188], ...flip(fall, -1).toReversed(), [0, -58]])
    paintForm(brush, shape, deep, 18, () => paintLocks(brush, look, [
      { from: [[0, -56], [-40, -10], [-46, 60], [-54, 120], [-44, 184]], to: [[0, -56], [40, -10], [46, 60], [54, 120], [44, 184]], locks: 70 },
    ], 5))
  } else if (hair === 'bob') {
    const fall: Point[] = [[40, -24], [46, 2], [49, 32], [45, 60], [30, 68]]
    paintForm(brush, outline([[0, -56], ...fall, [0, 62], ...flip(fall, -1).toReversed(), [0, -56]]), deep, 12)
  } else if (hair === 'curly') {
    paintCurls(brush, look, true)
  } else if (hair === 'bun') {
    const bun = outline([[-20, -66], [-15, -86], [2, -93], [18, -85], [22, -66], [12, -54], [-10, -54], [-20, -66]])
    paintForm(brush, bun, hairColour, 12, () => paintLocks(brush, look, [{ from: [[-16, -58], [-18, -78], [0, -90], [16, -78]], to: [[6, -56], [4, -64], [2, -72], [8, -66]], locks: 26 }], 1))
  }
}

/** What frames the face, drawn over it. */
export function paintHairBefore(brush: Brush, look: Look): void {
  const { hair, gender, hairColour } = look
  if (hair === 'curly') return paintCurls(brush, look, false)
  if (hair === 'short') return paintShort(brush, look)
  if (hair === 'bun') {
    const shape = outline([[-37, 8], [-40, -18], [-30, -46], [0, -60], [30, -46], [40, -18], [37, 8]], [[37, 8], [33, -10], [24, -30], [4, -37], [-16, -34], [-30, -16], [-37, 8]])
    paintForm(brush, shape, hairColour, 9, () => paintLocks(brush, look, [
      { from: [[-36, 6], [-34, -22], [-16, -48], [0, -62]], to: [[36, 6], [34, -22], [16, -48], [2, -62]], locks: 54 },
    ], 0))
    if (gender === 'female') for (const side of [-1, 1]) paintForm(brush, tapered([[side * 33, -12, 0.6], [side * 36.5, 8, 1.5], [side * 34, 28, 1.3], [side * 36, 40, 0.3]]), hairColour, 1)
    return
  }
  const part = look.turn > 0 ? -9 : 9
  paintForm(brush, outline([[-37, -8], [-41, -34], [-25, -56], [0, -63], [25, -56], [41, -34], [37, -8]], [[37, -8], [26, -27], [part, -39], [-26, -27], [-37, -8]]), shade(hairColour, 0.85), 6)
  const length: readonly [Point, Point, Point] = hair === 'long' ? [[44, 30], [49, 62], [43, 96]] : [[46, 24], [47, 50], [38, 66]]
  const inner: readonly [Point, Point, Point] = hair === 'long' ? [[37, 66], [34, 34], [35, 10]] : [[33, 52], [33.5, 30], [34, 8]]
  for (const side of [-1, 1]) {
    const outer: readonly Point[] = [[part * side, -60], [25, -57], [41, -38], [45, -6], ...length]
    const edge: readonly Point[] = [...inner, [31, -12], [24, -26], [part * side + 6, -41]]
    const shape = outline(flip(outer, side), flip([length[2], ...edge], side), flip([[part * side + 6, -41], [part * side, -60]], side))
    paintForm(brush, shape, hairColour, 8, () => paintLocks(brush, look, [{
      from: flip([[part * side, -57], [24, -53], [41, -22], [46, 30], length[2]], side),
      to: flip([[part * side + 4, -44], [23, -28], [33, -4], [34, 34], inner[0]], side), locks: 34,
    }], hair === 'long' ? 2 : 0.8))
  }
  if (look.age === 'child' || look.draw % 3 === 0) paintBangs(brush, look)
}

function paintBangs(brush: Brush, look: Look): void {
  const x = look.turn * 4
  const shape = outline([[-35, -6], [-33, -34], [x, -56], [33, -34], [35, -6]], [[35, -6], [26, -13], [14, -10.5], [x, -13], [-13, -10], [-26, -13.5], [-35, -6]])
  paintForm(brush, shape, look.hairColour, 6, () => paintLocks(brush, look, [{ from: [[x, -54], [-26, -36], [-33, -8]], to: [[x, -54], [26, -36], [33, -8]], locks: 34 }], 0.5))
}

function paintShort(brush: Brush, look: Look): void {
  const soft = look.gender === 'female' || look.age === 'child'
  const side = look.turn > 0 ? 1 : -1
  const low = soft ? 14 : 2
  const cap: Point[] = [[-36, low], [-40, -14], [-38, -40], [-18, -60], [10, -64], [34, -52], [41, -26], [38, -8], [36, low]]
  const fringe: Point[] = soft
    ? [[36, low], [32, -6], [30, -16], [14, -19], [-6, -24], [-20, -34], [-28, -22], [-33, -6], [-36, low]]
    : [[36, low], [33, -14], [30, -26], [18, -33], [0, -36], [-18, -38], [-29, -28], [-33, -14], [-36, low]]
  paintForm(brush, outline(flip(cap, side), flip(fringe, side)), look.hairColour, 9, () => paintLocks(brush, look, [
    { from: flip([[-24, -46], [-10, -58], [16, -58], [40, -22], [37, 6]], side), to: flip([[-22, -36], [-8, -34], [10, -26], [28, -20], [34, 8]], side), locks: 44 },
    { from: flip([[-24, -48], [-38, -34], [-40, low]], side), to: flip([[-22, -38], [-30, -26], [-34, low]], side), locks: 12 },
  ], 0.6))
}

/** Curls in rings round the head, the outer ones first. */
function ringsOf(look: Look, behind: boolean): Point[] {
  const long = look.gender === 'female'
  const arc = (count: number, across: number, up: number, from: number, to: number): Point[] =>
    Array.from({ length: count }, (_, k) => {
      const angle = Math.PI * (from + ((to - from) * k) / (count - 1))
      return [across * Math.cos(angle), -12 - up * Math.sin(angle)]
    })
  if (!behind) return long ? [...arc(15, 42, 34, -0.12, 1.12), ...arc(9, 27, 35, 0.08, 0.92)] : [...arc(11, 33, 33, 0.02, 0.98), ...arc(8, 18, 38, 0.05, 0.95)]
  return long
    ? [...arc(25, 62, 56, -0.3, 1.3), ...arc(17, 52, 78, 1.06, 1.94), ...arc(19, 47, 44, -0.3, 1.3), ...arc(13, 34, 60, 1.06, 1.94), ...arc(9, 22, 26, 0, 1)]
    : [...arc(17, 40, 42, -0.02, 1.02), ...arc(11, 28, 34, 0, 1)]
}

function paintCurls(brush: Brush, look: Look, behind: boolean): void {
  const random = createRandom(look.draw + (behind ? 1 : 2))
  for (const [x, y] of ringsOf(look, behind)) {
    const [cx, cy, radius] = [x + (random() - 0.5) * 7, y + (random() - 0.5) * 7, (behind ? 11 : 7.5) + random() * 4]
    const tone = shade(look.hairColour, (behind ? 0.72 : 0.88) + 0.26 * random())
    const start = random() * 6.3
    const blob = Array.from({ length: 7 }, (_, j): Point => {
      const reach = radius * (0.86 + 0.28 * random())
      return [cx + reach * Math.cos((j * 2 * Math.PI) / 7), cy + reach * Math.sin((j * 2 * Math.PI) / 7)]
    })
    brush.fillStyle = css(tone)
    brush.fill(outline([...blob, blob[0]!]))
    for (const [reach, colour] of [[0.8, shade(look.hairColour, 0.5)], [0.62, lightOf(look.hairColour)], [0.34, shade(look.hairColour, 0.6)]] as const) {
      brush.fillStyle = css(colour, behind ? 0.3 : 0.42)
      brush.fill(tapered(Array.from({ length: 6 }, (_, j): SpinePoint => [
        cx + radius * reach * Math.cos(start + j * 0.66), cy + radius * reach * Math.sin(start + j * 0.66), 1.1 * Math.sin((Math.PI * (j + 0.4)) / 5.8),
      ])))
    }
  }
}
