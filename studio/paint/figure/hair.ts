import { createRandom } from '../../pixels/random.ts'
import type { Brush } from '../brush/layer.ts'
import { css } from '../brush/pigment.ts'
import { paintBun } from './bun.ts'
import { paintCurls } from './curls.ts'
import { between, dyeOf, paintGround, paintLocks, shadeHair, type Flow } from './locks.ts'
import type { Look } from './look.ts'
import { mirrored, outline, shadowOf, tapered, type Point } from './shape.ts'
import { soften } from './soft.ts'

const flip = (points: readonly Point[], side: number): Point[] => points.map(([x, y]): Point => [side * x, y])
const partOf = ({ turn }: Look) => (turn > 0 ? -9 : 9)
const isCropped = ({ gender, age }: Look) => gender === 'male' && age !== 'child'

/** What hangs behind the head and shoulders; on the head's own points. */
export function paintHairBehind(brush: Brush, look: Look): void {
  const { hair } = look
  if (hair === 'curly') return paintCurls(brush, look, 'behind')
  if (hair === 'bun') return paintBun(brush, look)
  if (hair === 'short') return
  const long = hair === 'long'
  const edge: Point[] = long ? [[0, -62], [32, -52], [45, -8], [47, 50], [51, 108], [32, 168]] : [[0, -62], [32, -52], [45, -10], [48, 26], [46, 54], [34, 72]]
  paintGround(brush, look, outline([...edge, ...mirrored(edge)]))
  paintLocks(brush, look, [{ at: between(flip(edge, -1), edge), locks: long ? 150 : 90, half: 3, wave: long ? 4 : 1, sheen: long ? 0.62 : 0.3, tone: (t) => 0.5 + 1.4 * Math.abs(t - 0.5) ** 1.3 }])
}

/** The back of a head, the hair down to the shoulders or the nape. */
export function paintHairFromBehind(brush: Brush, look: Look): void {
  const { hair } = look
  if (hair === 'curly') return paintCurls(brush, look, 'back')
  const edge: Point[] = hair === 'long' ? [[0, -63], [20, -60], [35, -46], [43, -20], [46, 50], [48, 108], [30, 166]]
    : hair === 'bob' ? [[0, -63], [20, -60], [35, -46], [43, -18], [47, 26], [44, 56], [26, 72]] : [[0, -63], [20, -60], [34, -46], [41, -18], [40, 12], [30, 36], [14, 52]]
  paintGround(brush, look, outline([...edge, ...mirrored(edge)]))
  paintLocks(brush, look, [{ at: between(flip(edge, -1), edge), locks: 170, half: 2.6, wave: hair === 'long' ? 4 : 0.8, sheen: hair === 'long' ? 0.24 : 0.36, tone: (t) => 0.78 + 0.34 * (1 - t) }])
  if (hair === 'bun') paintBun(brush, look)
}

/** What frames the face, drawn over it. */
export function paintHairBefore(brush: Brush, look: Look): void {
  const { hair } = look
  if (hair === 'curly') return paintCurls(brush, look, 'brow')
  if (hair === 'bun') return paintSwept(brush, look)
  if (hair === 'short') return isCropped(look) ? paintCropped(brush, look) : paintFringe(brush, look, true)
  paintCurtains(brush, look, hair === 'long')
  if (look.age === 'child' || look.anime || look.draw % 3 === 0) paintFringe(brush, look, false)
}

/** The shade that hair throws on the skin below it. */
function throwShade(brush: Brush, look: Look, edge: readonly Point[]): void {
  soften(brush, [-50, -60, 50, 70], 1.7, (soft) => {
    soft.strokeStyle = css(shadowOf(look.skin), 0.6)
    soft.lineWidth = 4
    soft.beginPath()
    edge.forEach(([x, y], i) => (i ? soft.lineTo(x + 0.8, y + 1.6) : soft.moveTo(x + 0.8, y + 1.6)))
    soft.stroke()
  })
}

function paintCurtains(brush: Brush, look: Look, long: boolean): void {
  const part = partOf(look)
  const random = createRandom(look.draw)
  for (const side of part > 0 ? ([1, -1] as const) : ([-1, 1] as const)) {
    const root = part * side
    // On the far side of the parting the hair sweeps over the brow.
    const swept = root < 0
    const inner: Point[] = [[root, -40], [root + (swept ? 18 : 9), -38], [swept ? 28 : 24.4, -25], [33.2, -3], ...(long ? [[36, 34], [38, 72], [44, 122]] as const : [[35.6, 24], [34.4, 46], [27, 63]] as const)]
    const outer: Point[] = [[root, -63], [root + (swept ? 22 : 12), -66], [40, -46], [47, -8], ...(long ? [[48, 40], [55, 88], [54, 138]] as const : [[50, 24], [50, 52], [36, 73]] as const)]
    throwShade(brush, look, flip(inner.slice(0, 5), side))
    const shape = outline(flip(inner.slice(0, -1), side), flip(outer.slice(0, -1).toReversed(), side))
    paintGround(brush, look, shape)
    paintLocks(brush, look, [{ at: between(flip(inner, side), flip(outer, side)), locks: long ? 95 : 80, half: 2.3, wave: long ? 5 : 0.8, sheen: long ? 0.2 : 0.3, tone: (t) => 0.86 + 0.2 * Math.sin(Math.PI * t) }], random)
    if (side > 0) shadeHair(brush, look, shape, 0.34)
  }
  paintWisps(brush, look, 12, long ? 120 : 60)
}

/** Single hairs that leave the mass. */
function paintWisps(brush: Brush, look: Look, count: number, low: number): void {
  const random = createRandom(look.draw + 9)
  brush.fillStyle = css(dyeOf(look).base, 0.6)
  for (let k = 0; k < count; k++) {
    const side = k % 2 ? 1 : -1
    const [x, y] = [side * (43 + 4 * random()), -36 + (low + 20) * random()]
    const long = 16 + 26 * random()
    brush.fill(tapered([[x - side * 3, y, 0.1], [x + side * (1 + 3 * random()), y + long * 0.5, 0.3], [x + side * (2 + 6 * random()), y + long, 0.05]]))
  }
}

/** Combed back from the brow to a knot. */
function paintSwept(brush: Brush, look: Look): void {
  const line = (t: number): Point => {
    const angle = Math.PI * (1.06 - 1.12 * t)
    return [36 * Math.cos(angle), -8 - 31 * Math.abs(Math.sin(angle)) ** 0.8 * Math.sign(Math.sin(angle))]
  }
  const edge = Array.from({ length: 13 }, (_, k) => line(Math.min(0.97, Math.max(0.03, k / 12))))
  throwShade(brush, look, edge)
  const cap: Point[] = [[36.4, 4], [39.4, -20], [32, -45], [13, -61], [0, -63.5], [-13, -61], [-32, -45], [-39.4, -20], [-36.4, 4]]
  const shape = outline(edge, cap)
  paintGround(brush, look, shape)
  const at: Flow['at'] = (t, s) => {
    const [x, y] = line(Math.min(0.97, Math.max(0.03, t)))
    const bulge = 10.5 * Math.sin(Math.PI * s)
    return [x + (2 - x) * s ** 1.15 + (x / 38) * bulge, y + (-67 - y) * s - Math.max(0, -y / 60) * bulge * 0.4]
  }
  paintLocks(brush, look, [{ at, locks: 130, half: 1.9, sheen: 0.42 }])
  shadeHair(brush, look, shape, 0.34)
  if (look.gender === 'male') return
  for (const side of [-1, 1])
    paintLocks(brush, look, [{ at: between(flip([[32, -14], [37.5, 6], [35, 26], [38, 44]], side), flip([[35, -14], [39.5, 6], [37.5, 26], [37, 50]], side)), locks: 5, half: 0.8, sheen: 0.4 }])
}

/** Hair that falls on the brow; `short` goes round the whole head. */
function paintFringe(brush: Brush, look: Look, short: boolean): void {
  const part = partOf(look) * 0.6
  const random = createRandom(look.draw + 3)
  const [wide, low] = short ? [38.5, look.gender === 'female' ? 20 : 8] : [34, -6]
  const lift = 4 + (look.draw % 4)
  const tip = (t: number): Point => {
    const x = (t - 0.5) * 2
    // Short at the parting, down the temples at both sides.
    return [x * wide, -13 - lift * Math.exp(-(((x * wide - part) / 9) ** 2)) + (low + 13) * Math.abs(x) ** 5]
  }
  const at: Flow['at'] = (t, s) => {
    const [x, y] = tip(t)
    const top: Point = [part + (t - 0.5) * 22, -62.5]
    const bulge = short ? 9 : 5
    return [top[0] + (x - top[0]) * s ** 0.8 + (x / 38) * bulge * Math.sin(Math.PI * s), top[1] + (y - top[1]) * s ** 1.2 - 3 * Math.sin(Math.PI * s)]
  }
  const edge = Array.from({ length: 17 }, (_, k): Point => {
    const [x, y] = tip(k / 16)
    return [x * (short ? 1 : 0.9), y - (short ? 3 : 6)]
  })
  throwShade(brush, look, edge)
  const over: Point[] = short ? [[38, low - 4], [41.6, -14], [37, -36], [25, -54], [9, -63.4], [-9, -63.4], [-25, -54], [-37, -36], [-41.6, -14], [-38, low - 4]] : [[26, -30], [18, -46], [part, -58], [-18, -46], [-26, -30]]
  const shape = outline(edge, over)
  paintGround(brush, look, shape)
  paintLocks(brush, look, [{ at, locks: short ? 120 : 80, half: short ? 2.4 : 2, sheen: 0.52 }], random)
  if (short) paintLocks(brush, look, [-1, 1].map((side) => ({ at: between(flip([[part * side + 1, -60], [20, -50], [31, -32], [35, -10], [35, low]], side), flip([[part * side, -65], [25, -58], [40, -34], [43, -8], [39.5, low + 3]], side)), locks: 70, half: 2, sheen: 0.34 })), random)
  shadeHair(brush, look, shape, 0.3)
}

/** A man's cut: short at the sides, combed up and across on top. */
function paintCropped(brush: Brush, look: Look): void {
  const side = look.turn > 0 ? 1 : -1
  const thin = look.age === 'old' ? 4 : 0
  const random = createRandom(look.draw)
  const hairline: Point[] = [[-36, 4], [-34.4, -12], [-31, -22], [-25, -31 - thin], [-6, -35 - thin], [14, -33.6 - thin], [27, -29 - thin], [31.6, -19], [34, -10], [34.6, 0]]
  const cap: Point[] = [[35.4, 1], [37.8, -13], [38.6, -36], [28, -56], [6, -64], [-16, -60], [-31, -45], [-38.8, -27], [-39.4, -8], [-37.4, 6]]
  throwShade(brush, look, flip(hairline.slice(1, -1), side))
  const shape = outline(flip(hairline, side), flip(cap, side))
  brush.save()
  const fade = brush.createLinearGradient(0, 8, 0, -20)
  fade.addColorStop(0, css(dyeOf(look).deep, 0.15))
  fade.addColorStop(1, css(dyeOf(look).deep))
  brush.fillStyle = fade
  brush.fill(shape)
  brush.restore()
  // On the far side the head turns the temple away.
  const sides = [-1, 1].map((s): Flow => ({ at: between(flip([[22, -42], [31, -26], [34, -3]], s), flip(s === side ? [[28, -47], [37.6, -25], [35, -1]] : [[29, -48], [40, -25], [37, 3]], s)), locks: 60, half: 0.9, sheen: 0.5, tone: () => 0.8 }))
  const top: Flow = { at: between(flip([[-25, -32 - thin], [-22, -46], [-2, -51], [18, -45], [32, -29]], side), flip([[-30, -43], [-22, -62], [4, -69], [31, -62], [40.6, -32]], side)), locks: 120, half: 2, sheen: 0.42 }
  paintLocks(brush, look, [...sides, top], random)
  // The front stands up from the brow.
  paintLocks(brush, look, [{ at: between(flip([[-25, -30 - thin], [-29, -46], [-18, -59], [4, -64]], side), flip([[28, -28 - thin], [27, -42], [35, -50], [39, -39]], side)), locks: 90, half: 1.8, sheen: 0.45 }], random)
  shadeHair(brush, look, shape, 0.3)
}
