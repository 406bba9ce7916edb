import { createRandom } from '../../pixels/random.ts'
import type { Person, SceneSpec } from '../../scene/scene-spec.ts'
import type { Layer } from '../brush/layer.ts'
import { blend, css, pigment, shade, type Pigment } from '../brush/pigment.ts'
import { glow, outline, paintFolds, tapered, type Point } from './shape.ts'

type Place = NonNullable<Person['place']>
type Hues = readonly [above: Pigment, below: Pigment, shape: Pigment, floor: Pigment]

const hues = (...codes: readonly [string, string, string, string]): Hues => codes.map(pigment) as unknown as Hues
const HUES: Readonly<Record<Place, Hues>> = {
  studio: hues('#e4ded6', '#cfc5ba', '#f4efe8', '#b9aca0'),
  warm: hues('#f0cfa6', '#e0a67c', '#f8e3bf', '#c9825d'),
  blue: hues('#b5cbe0', '#86a7c9', '#d9e6f1', '#6787ad'),
  city: hues('#f2d5bf', '#c7b4c0', '#8d93ab', '#8b8794'),
  garden: hues('#e9efd2', '#bcd3a5', '#7ea26c', '#92b07a'),
  beach: hues('#bfe0ea', '#f6e3c8', '#4f9fb3', '#ecd3a6'),
  snow: hues('#cfdcea', '#eef3f8', '#a9bfd4', '#f3f7fb'),
}
const DARK: Pigment = [38, 44, 84]
const GLOWS: Readonly<Record<SceneSpec['time'], readonly [Pigment, number]>> = {
  dawn: [[255, 196, 190], 0.22], day: [[255, 255, 255], 0], sunset: [[255, 140, 84], 0.3], night: [DARK, 0.62],
}
const GRADES: Partial<Record<SceneSpec['palette'], readonly [Pigment, number]>> = {
  warm: [[240, 170, 110], 0.25], cool: [[120, 160, 210], 0.28], pastel: [[252, 236, 240], 0.35], gold: [[226, 182, 92], 0.4],
  rose: [[244, 176, 194], 0.42], jade: [[120, 186, 160], 0.4], neon: [[160, 70, 220], 0.45], mono: [[170, 170, 170], 0.9],
}

const light = (spec: SceneSpec): Tone => (colour, shining = false) => {
  const [hue, share] = GLOWS[spec.time]
  const [grade, much] = GRADES[spec.palette] ?? [colour, 0]
  return blend(blend(colour, grade, much), hue, shining ? share * 0.2 : share)
}

/** What a person stands before: flat shapes in soft light; `floor` is where the ground meets it, as a share of the height. */
export function paintBackdrop(layer: Layer, spec: SceneSpec, floor: number): void {
  const { brush, across, down } = layer
  const place = spec.person?.place ?? 'studio'
  const tone = light(spec)
  const [above, below, shape, ground] = HUES[place].map((hue) => tone(hue)) as unknown as Hues
  const sky = brush.createLinearGradient(0, 0, 0, down * floor)
  sky.addColorStop(0, css(above))
  sky.addColorStop(1, css(below))
  brush.fillStyle = sky
  brush.fillRect(0, 0, across, down)
  const y = down * floor
  scenes[place](layer, createRandom(spec.seed ^ 0x2545f491), y, shape, tone)
  const land = brush.createLinearGradient(0, y, 0, down)
  land.addColorStop(0, css(blend(ground, below, 0.35)))
  land.addColorStop(1, css(ground))
  brush.fillStyle = land
  brush.fillRect(0, y, across, down - y)
  if (place === 'garden') paintLeaves(layer, createRandom(spec.seed ^ 77), y + 30, 46, [tone([104, 142, 84]), tone([76, 118, 78])], tone)
  glow(brush, [across * 0.32, down * 0.26], Math.max(across, down) * 0.72, [255, 250, 236], spec.time === 'night' ? 0.1 : 0.34)
}

/** A colour in the light of the hour and the palette; what shines keeps its own. */
type Tone = (colour: Pigment, shining?: boolean) => Pigment
type PaintPlace = (layer: Layer, random: () => number, floor: number, shape: Pigment, tone: Tone) => void

function disc({ brush }: Layer, x: number, y: number, radius: number, colour: Pigment, alpha = 1): void {
  brush.fillStyle = css(colour, alpha)
  brush.beginPath()
  brush.arc(x, y, radius, 0, 7)
  brush.fill()
}

/** A wall with one large quiet shape and the shadow of a branch. */
const paintWall: PaintPlace = (layer, random, floor, shape) => {
  const { brush, across } = layer
  const middle = across * (0.5 + (random() - 0.5) * 0.16)
  const radius = Math.min(across * 0.42, floor * 0.44)
  if (random() < 0.5) disc(layer, middle, floor * 0.5, radius, shape, 0.75)
  else {
    brush.fillStyle = css(shape, 0.75)
    brush.beginPath()
    brush.roundRect(middle - radius * 0.86, floor * 0.14, radius * 1.72, floor, [radius * 0.86, radius * 0.86, 0, 0])
    brush.fill()
  }
  // Light through a window falls across the wall.
  const [left, lean, pane] = [across * (0.04 + 0.5 * random()), (random() - 0.5) * 0.5, Math.min(across, floor) * 0.15]
  brush.fillStyle = css([255, 252, 240], 0.3)
  for (let row = 0; row < 4; row++) {
    for (const column of [0, 1, 2]) {
      const [x, y] = [left + column * pane * 1.12, floor * 0.08 + row * pane * 1.24 + column * pane * lean]
      brush.fill(outline([[x, y], [x + pane, y + pane * lean]], [[x + pane, y + pane * lean], [x + pane, y + pane * (lean + 1.12)]], [[x + pane, y + pane * (lean + 1.12)], [x, y + pane * 1.12]]))
    }
  }
}

function paintLeaf({ brush }: Layer, x: number, y: number, length: number, angle: number, colour: Pigment, alpha: number): void {
  const [dx, dy] = [length * Math.cos(angle), length * Math.sin(angle)]
  brush.fillStyle = css(colour, alpha)
  brush.fill(tapered([[x, y, 0.5], [x + dx * 0.35, y + dy * 0.35, length * 0.16], [x + dx * 0.7, y + dy * 0.7, length * 0.12], [x + dx, y + dy, 0.3]]))
}

function paintLeaves(layer: Layer, random: () => number, floor: number, count: number, greens: readonly Pigment[], tone: Tone): void {
  const flowers = [[240, 150, 160], [250, 224, 150], [246, 240, 236], [214, 120, 140]] as const
  for (let k = 0; k < count; k++) {
    const t = k / count
    // Thick at both sides, low in the middle, where the person is.
    const x = layer.across * (random() < 0.5 ? random() ** 1.5 * 0.42 : 1 - random() ** 1.5 * 0.42)
    const tall = 60 + 210 * Math.abs(x / layer.across - 0.5) * 2 * random()
    const y = floor + t * 70
    const green = blend(greens[0]!, greens[1]!, random())
    for (let leaf = 0; leaf < 5; leaf++) paintLeaf(layer, x, y, tall * (0.5 + 0.5 * random()), -Math.PI / 2 + (random() - 0.5) * 1.7, blend(green, [255, 255, 220], 0.12 * leaf * random()), 0.9)
    if (random() < 0.6) {
      const colour = tone(flowers[k % 4]!)
      const [fx, fy, size] = [x + (random() - 0.5) * 40, y - tall * 0.75, 9 + random() * 10]
      for (let petal = 0; petal < 5; petal++) disc(layer, fx + size * 0.7 * Math.cos(petal * 1.257), fy + size * 0.7 * Math.sin(petal * 1.257), size * 0.55, colour)
      disc(layer, fx, fy, size * 0.3, tone([232, 176, 74]))
    }
  }
}

const scenes: Readonly<Record<Place, PaintPlace>> = {
  studio: paintWall,
  warm: paintWall,
  blue: paintWall,
  city: (layer, random, floor, shape, tone) => {
    const { brush, across } = layer
    disc(layer, across * 0.74, floor * 0.3, 86, tone([255, 240, 214], true), 0.9)
    for (const [row, height] of [0.62, 0.46, 0.3].entries()) {
      for (let x = -40; x < across; ) {
        const wide = 70 + random() * 90
        const high = floor * height * (0.55 + 0.6 * random())
        const colour = blend(shape, tone([242, 213, 191]), 0.66 - row * 0.26)
        brush.fillStyle = css(colour)
        brush.fillRect(x, floor - high, wide - 5, high + 2)
        brush.fillStyle = css(tone([255, 226, 168], true), 0.2 + row * 0.16)
        for (let wy = floor - high + 22; wy < floor - 20; wy += 36) for (let wx = x + 13; wx < x + wide - 26; wx += 25) if (random() < 0.6) brush.fillRect(wx, wy, 11, 17)
        x += wide
      }
    }
  },
  garden: (layer, random, floor, shape, tone) => {
    for (const [row, alpha] of [0.35, 0.6].entries()) {
      for (let k = 0; k < 16; k++) disc(layer, (layer.across * (k + random())) / 16, floor - 40 + row * 50, 90 + random() * (130 - row * 40), blend(shape, tone([222, 234, 190]), 0.5 - row * 0.22), alpha)
    }
    paintLeaves(layer, random, floor, 40, [blend(shape, tone([200, 222, 160]), 0.35), shape], tone)
  },
  beach: (layer, random, floor, shape, tone) => {
    const { brush, across } = layer
    disc(layer, across * 0.28, floor * 0.34, 92, tone([255, 246, 222], true), 0.92)
    for (let k = 0; k < 22; k++) {
      const [x, y] = [across * (k % 2 ? 0.04 : 0.7) + 34 * (k >> 1) * random(), floor * (k % 2 ? 0.5 : 0.24) + 16 * random()]
      disc(layer, x, y, 12 + 26 * random(), tone([255, 255, 252]), 0.3)
    }
    const horizon = floor * 0.72
    const sea = brush.createLinearGradient(0, horizon, 0, floor)
    sea.addColorStop(0, css(shade(shape, 0.92)))
    sea.addColorStop(1, css(blend(shape, tone([210, 240, 232]), 0.6)))
    brush.fillStyle = sea
    brush.fillRect(0, horizon, across, floor - horizon + 2)
    for (let k = 0; k < 26; k++) {
      const t = random()
      const [x, y, wide] = [random() * across, horizon + t * (floor - horizon), 30 + 120 * t]
      paintFolds(brush, [[[x - wide, y], [x, y + 2], [x + wide, y]]], tone([255, 255, 252]), 1.2 + 2.6 * t, 0.55)
    }
    brush.fillStyle = css(tone([255, 255, 250]), 0.8)
    brush.fill(outline(Array.from({ length: 13 }, (_, k): Point => [(across * k) / 12, floor - 14 - 8 * random()]), [[across, floor + 6], [0, floor + 6]]))
  },
  snow: (layer, random, floor, shape, tone) => {
    const { brush, across, down } = layer
    for (const [row, share] of [0.5, 0.3, 0.14].entries()) {
      const ridge = Array.from({ length: 9 }, (_, k): Point => [(across * k) / 8, floor - floor * share * (0.6 + 0.6 * random())])
      brush.fillStyle = css(blend(shape, tone([240, 246, 252]), 0.2 + row * 0.28))
      brush.fill(outline(ridge, [[across, floor + 4], [0, floor + 4]]))
    }
    for (let k = 0; k < 130; k++) disc(layer, random() * across, random() * down, 1.6 + 6 * random() ** 3, [255, 255, 255], 0.85)
  },
}
