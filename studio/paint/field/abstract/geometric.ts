import type { SKRSContext2D } from '@napi-rs/canvas'
import { toLinear } from '../../../pixels/linear-image.ts'
import type { Random } from '../../../pixels/random.ts'
import type { SceneSpec } from '../../../scene/scene-spec.ts'
import { between, createFrameCanvas, forkRandom, pick, pixelsOf, type Frame } from '../shared/frame.ts'
import { valueTexture } from '../shared/texture.ts'
import type { AbstractPalette } from './palette.ts'
import type { AbstractPainter } from './study.ts'

interface Sheet {
  pen: SKRSContext2D
  frame: Frame
  random: Random
  palette: AbstractPalette
  ground: string
  ink: string
}

const TURN = 2 * Math.PI

/** One tile of a Bauhaus sheet, in a unit square. */
const TILES: readonly ((pen: SKRSContext2D, colour: () => string, random: Random) => void)[] = [
  (pen, colour) => disc(pen, 0, 0, 1, colour()),
  (pen, colour) => {
    disc(pen, 0, 0, 1, colour())
    disc(pen, 0, 0, 0.66, colour())
    disc(pen, 0, 0, 0.33, colour())
  },
  (pen, colour) => disc(pen, 0.5, 0.5, 0.42, colour()),
  (pen, colour) => {
    disc(pen, 0.5, 0, 0.5, colour())
    disc(pen, 0.5, 1, 0.5, colour())
  },
  (pen, colour) => polygon(pen, colour(), [0, 0, 1, 0, 0, 1]),
  (pen, colour) => {
    const code = colour()
    for (let k = 0; k < 5; k++) polygon(pen, code, [0, k / 5, 1, k / 5, 1, k / 5 + 0.1, 0, k / 5 + 0.1])
  },
  (pen, colour) => {
    const code = colour()
    for (let k = 0; k < 9; k++) disc(pen, (k % 3) / 3 + 1 / 6, Math.floor(k / 3) / 3 + 1 / 6, 0.085, code)
  },
  (pen, colour) => {
    polygon(pen, colour(), [0, 0, 0.5, 0.5, 0, 1])
    polygon(pen, colour(), [1, 0, 0.5, 0.5, 1, 1])
  },
  (pen, colour) => {
    disc(pen, 0, 0.5, 0.5, colour())
    disc(pen, 1, 0.5, 0.5, colour())
  },
  (pen, colour) => {
    disc(pen, 0, 0, 0.5, colour())
    disc(pen, 1, 1, 0.5, colour())
  },
]

function disc(pen: SKRSContext2D, x: number, y: number, r: number, colour: string): void {
  pen.fillStyle = colour
  pen.beginPath()
  pen.arc(x, y, r, 0, TURN)
  pen.fill()
}

function polygon(pen: SKRSContext2D, colour: string, points: readonly number[]): void {
  pen.fillStyle = colour
  pen.beginPath()
  for (let k = 0; k < points.length; k += 2) pen.lineTo(points[k]!, points[k + 1]!)
  pen.fill()
}

/** Rows of quarter circles, stripes and triangles, as on a Bauhaus poster. */
/** Cells across a calm picture. */
const GRIDS: Record<SceneSpec['framing'], number> = { close: 2, medium: 3, wide: 5 }

function drawGrid({ pen, frame, random, palette }: Sheet, cells: number): void {
  const size = Math.min(frame.w, frame.h) / cells
  const [columns, rows] = [Math.ceil(frame.w / size), Math.ceil(frame.h / size)]
  const [left, top] = [(frame.w - columns * size) / 2, (frame.h - rows * size) / 2]
  const colours = [...palette.colours, palette.dark, palette.light]
  for (let cell = 0; cell < columns * rows; cell++) {
    const back = pick(random, colours as [string, ...string[]])
    // Neighbouring shapes of one colour would read as none.
    let last = back
    const colour = () => (last = pick(random, colours.filter((code) => code !== last && code !== back) as [string, ...string[]]))
    const big = random() < 0.07 && cell % columns < columns - 1 && cell + columns < columns * rows
    const draw = pick(random, TILES as [(typeof TILES)[number], ...typeof TILES])
    const turn = Math.floor(random() * 4)
    pen.save()
    pen.beginPath()
    const side = big ? 2 * size : size
    pen.rect(left + (cell % columns) * size, top + Math.floor(cell / columns) * size, side + 0.002, side + 0.002)
    pen.clip()
    pen.translate(left + (cell % columns) * size, top + Math.floor(cell / columns) * size)
    pen.scale(side, side)
    pen.fillStyle = back
    pen.fillRect(-0.01, -0.01, 1.03, 1.03)
    pen.translate(0.5, 0.5)
    pen.rotate((turn * Math.PI) / 2)
    pen.translate(-0.5, -0.5)
    draw(pen, colour, random)
    pen.restore()
  }
}

/** Discs, rings, bars and arcs in free play, after Kandinsky; a few large ones carry the rest. */
function drawPlay({ pen, frame, random, palette, ink }: Sheet, many: number): void {
  const { w, h } = frame
  const colour = () => pick(random, palette.colours as unknown as [string, ...string[]])
  const [fx, fy] = [w * between(random, 0.32, 0.68), h * between(random, 0.32, 0.68)]
  for (let k = 0; k < 5; k++) {
    pen.globalAlpha = 0.24
    disc(pen, fx + between(random, -0.4, 0.4), fy + between(random, -0.4, 0.4), between(random, 0.16, 0.34), colour())
  }
  pen.globalAlpha = 1
  const rings = (x: number, y: number, r: number) => {
    for (let k = 0; k < 2 + Math.floor(random() * 3); k++) disc(pen, x, y, r * (1 - k * 0.27), k % 2 ? colour() : colour())
  }
  rings(fx, fy, between(random, 0.16, 0.22))
  for (let k = 0; k < many; k++) {
    const near = random() ** 0.55
    const turn = random() * TURN
    const [x, y] = [fx + Math.cos(turn) * near * 0.8 * w, fy + Math.sin(turn) * near * 0.8 * h]
    const size = between(random, 0.015, 0.09) * (1.3 - near * 0.6)
    const kind = random()
    pen.save()
    pen.translate(x, y)
    pen.rotate(Math.round(random() * 12) * (Math.PI / 12))
    pen.strokeStyle = random() < 0.6 ? ink : colour()
    pen.lineWidth = between(random, 0.0016, 0.006)
    pen.lineCap = 'butt'
    if (kind < 0.26) rings(0, 0, size)
    else if (kind < 0.42) polygon(pen, colour(), [-size, size * 0.8, size, size * 0.8, between(random, -0.4, 0.4) * size, -size])
    else if (kind < 0.6) {
      for (let line = 0; line < 1 + Math.floor(random() * 5); line++) {
        pen.beginPath()
        pen.moveTo(-size * 2.6, line * 0.011)
        pen.lineTo(size * 2.6, line * 0.011)
        pen.stroke()
      }
    } else if (kind < 0.74) {
      for (let arc = 0; arc < 1 + Math.floor(random() * 3); arc++) {
        pen.beginPath()
        pen.arc(0, 0, size * (1 + arc * 0.3), 0, Math.PI * between(random, 0.5, 1.1))
        pen.stroke()
      }
    } else if (kind < 0.86) {
      const cell = size * 0.3
      for (let c = 0; c < 16; c++) polygon(pen, (c + Math.floor(c / 4)) % 2 ? colour() : ink, square((c % 4) * cell, Math.floor(c / 4) * cell, cell))
    } else polygon(pen, colour(), [-size * 1.6, 0, size * 1.6, 0, size * 1.6, size * 0.35, -size * 1.6, size * 0.35])
    pen.restore()
  }
}

const square = (x: number, y: number, s: number) => [x, y, x + s, y, x + s, y + s, x, y + s]

/** Bars and planes thrown along one slant round a great disc, after the suprematists. */
function drawSlant({ pen, frame, random, palette, ink }: Sheet): void {
  const { w, h } = frame
  const lean = between(random, 0.35, 0.95) * (random() < 0.5 ? -1 : 1)
  const sorted = palette.colours
  disc(pen, w * between(random, 0.3, 0.7), h * between(random, 0.3, 0.6), between(random, 0.22, 0.32), pick(random, [sorted[2]!, sorted[3]!, sorted[4]!]))
  for (let k = 0; k < 26; k++) {
    const large = k < 5
    const [x, y] = [w * between(random, 0.05, 0.95), h * between(random, 0.05, 0.95)]
    const long = large ? between(random, 0.4, 0.9) : between(random, 0.06, 0.42)
    const thick = large ? between(random, 0.05, 0.15) : random() ** 2 * 0.045 + 0.004
    pen.save()
    pen.translate(x, y)
    pen.rotate(lean + (random() < 0.22 ? Math.PI / 2 : 0) + between(random, -0.03, 0.03))
    pen.globalAlpha = large ? 0.92 : 1
    // Planes float: each leaves a faint shadow.
    polygon(pen, 'rgba(0,0,0,0.16)', [-long / 2 + 0.008, 0.009, long / 2 + 0.008, 0.009, long / 2 + 0.008, thick + 0.009, -long / 2 + 0.008, thick + 0.009])
    polygon(pen, random() < 0.2 ? ink : pick(random, sorted as unknown as [string, ...string[]]), [-long / 2, 0, long / 2, 0, long / 2 - thick * 0.2, thick, -long / 2, thick])
    pen.restore()
  }
}

/** Plane shapes with crisp edges on toned paper: the mood says which school. */
export const paintGeometric: AbstractPainter = (study) => {
  const { frame, palette, onDark, spec, context } = study
  const random = forkRandom(study.random)
  const { canvas, pen } = createFrameCanvas(frame)
  const [ground, ink] = onDark ? [palette.dark, palette.light] : [palette.light, palette.dark]
  pen.fillStyle = ground
  pen.fillRect(0, 0, frame.w, frame.h)
  const sheet: Sheet = { pen, frame, random: forkRandom(random), palette, ground, ink: spec.palette === 'neon' ? palette.colours[5]! : ink }
  const school = { calm: 'grid', dramatic: 'slant', dreamy: 'play', joyful: pick(random, ['grid', 'play']), mysterious: 'slant' }[spec.mood]
  if (school === 'grid') drawGrid(sheet, GRIDS[spec.framing] + (spec.mood === 'calm' ? pick(random, [0, 1]) : pick(random, [2, 3, 4])))
  else if (school === 'slant') drawSlant(sheet)
  else drawPlay(sheet, spec.mood === 'joyful' ? 110 : 80)
  context.checkCancelled()
  context.progress(0.7)
  const pixels = pixelsOf(canvas)
  const image = toLinear({ width: frame.width, height: frame.height, channels: 4, data: new Uint8Array(pixels.buffer) })
  const paper = valueTexture(frame, [0.03, 0.006, 0.0022], spec.seed + 5)
  for (const plane of image.planes) for (let i = 0; i < plane.length; i++) plane[i]! *= 0.9 + 0.2 * paper[i]!
  return { image }
}
