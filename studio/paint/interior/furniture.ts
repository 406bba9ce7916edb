import type { Random } from '../../pixels/random.ts'
import type { Manner } from '../../scene/scene-spec.ts'
import type { Brush } from '../brush/layer.ts'
import { blend, css, pick, pigment, shade } from '../brush/pigment.ts'
import { glow, paintForm, tapered, type Point } from '../figure/shape.ts'
import { paintBox } from './box.ts'
import { panel, quad, type Space } from './space.ts'
import { bed, moved, sofa, type Piece, type Span } from './upholstery.ts'

const SPINES = ['#7b3b36', '#2f4f5e', '#b98a4c', '#4a5a44', '#5b4468', '#c9b99a', '#933f2e', '#26384f', '#d9cfb8', '#6f7f74'].map(pigment)

/** A row of books, some leaning. */
function paintBooks(brush: Brush, space: Space, [from, to]: Span, low: number, room: number, z: number, random: Random): void {
  for (let x = from; x < to - 0.02; ) {
    const thick = Math.min(to - x, 0.022 + 0.034 * random())
    const tall = room * (0.62 + 0.32 * random())
    const colour = pick(random, SPINES)
    if (random() < 0.1) {
      x += 0.05
      continue
    }
    paintForm(brush, panel(space, [x, x + thick * 0.96], [low, low + tall], z, 0.004), colour, 3)
    brush.fillStyle = css(blend(colour, [240, 214, 150], 0.7), 0.8)
    brush.fill(panel(space, [x + thick * 0.15, x + thick * 0.8], [low + tall * 0.74, low + tall * 0.8], z, 0))
    x += thick
  }
}

const desk: Piece = {
  ground: [[-0.08, 1.55], [0.08, 0.78]],
  tall: 1.5,
  paint: (brush, room, { wood, accent, linen }, random) => {
    const space = moved(room, -0.2)
    for (const x of [0.14, 1.65]) for (const z of [0.16, 0.72]) paintBox(brush, space, [x, x + 0.06], [0, 0.72], [z - 0.05, z], shade(wood, 0.82))
    paintBox(brush, space, [1.16, 1.66], [0.36, 0.72], [0.12, 0.7], wood, 0.01)
    for (const y of [0.4, 0.56]) {
      paintForm(brush, panel(space, [1.19, 1.63], [y, y + 0.13], 0.71, 0.01), blend(wood, [255, 240, 214], 0.12), 4)
      paintForm(brush, panel(space, [1.37, 1.45], [y + 0.055, y + 0.075], 0.73, 0.01), [214, 178, 104], 3)
    }
    paintBox(brush, space, [0.08, 1.77], [0.72, 0.77], [0.08, 0.8], blend(wood, [255, 236, 206], 0.1), 0.015)
    paintBooks(brush, space, [0.16, 0.56], 0.77, 0.28, 0.3, random)
    // A lamp with a bent arm, an open book, a mug.
    paintForm(brush, panel(space, [1.42, 1.6], [0.77, 0.795], 0.4, 0.02), [60, 58, 62], 4)
    const p = (x: number, y: number): Point => space.at(x, y, 0.4)
    for (const arm of [[p(1.51, 0.79), p(1.62, 1.06)], [p(1.62, 1.06), p(1.36, 1.26)]] as const) paintForm(brush, tapered(arm.map(([x, y]) => [x, y, 3.2])), [70, 66, 68], 3)
    paintForm(brush, tapered([[...p(1.38, 1.29), 7], [...p(1.33, 1.22), 20], [...p(1.27, 1.15), 31]]), accent, 9)
    glow(brush, p(1.25, 1.12), space.metre(0.4) * 0.3, [255, 224, 160], 0.5)
    for (const [a, b] of [[0.74, 0.93], [0.93, 1.12]] as const) paintForm(brush, quad(space, [[a, 0.79, 0.32], [b, 0.79, 0.32], [b, 0.785, 0.6], [a, 0.785, 0.6]]), [250, 244, 230], 6)
    paintForm(brush, panel(space, [0.6, 0.68], [0.77, 0.87], 0.5, 0.02), linen, 6)
    // The chair is drawn up.
    for (const x of [0.62, 1]) for (const z of [0.98, 1.36]) paintBox(brush, space, [x, x + 0.045], [0, 0.44], [z - 0.04, z], shade(wood, 0.74))
    paintBox(brush, space, [0.58, 1.08], [0.42, 0.49], [0.94, 1.4], accent, 0.03)
    for (const x of [0.62, 1.01]) paintBox(brush, space, [x, x + 0.04], [0.48, 0.95], [1.36, 1.4], shade(wood, 0.78))
    paintForm(brush, panel(space, [0.6, 1.07], [0.68, 0.96], 1.41, 0.06, 0.05), wood, 9)
  },
}

const shelves: Piece = {
  ground: [[-0.05, 1.92], [0.02, 0.36]],
  filled: true,
  paint: (brush, space, { wood, accent }, random, pause) => {
    const [left, right, top] = [-0.02, 1.95, 2.3]
    brush.fillStyle = css(shade(wood, 0.42))
    brush.fill(panel(space, [left, right], [0, top], 0.06, 0))
    for (const x of [left, left + 0.64, left + 1.3]) {
      for (let k = 0; k < 6; k++) {
        if (k % 2) pause()
        const low = 0.12 + k * 0.362
        const [from, to] = [x + 0.05, x + 0.63]
        const kind = random()
        if (kind < 0.13) {
          paintForm(brush, panel(space, [from + 0.2, from + 0.34], [low, low + 0.19], 0.22, 0.05, 0.1), blend(accent, [240, 232, 216], 0.3), 8)
          paintBooks(brush, space, [from + 0.38, to], low, 0.32, 0.26, random)
        } else {
          const end = kind < 0.5 ? to - 0.14 * random() : to
          paintBooks(brush, space, [from, end], low, 0.32, 0.26, random)
        }
        const shadow = quad(space, [[from, low + 0.34, 0.27], [to, low + 0.34, 0.27], [to, low + 0.25, 0.27], [from, low + 0.25, 0.27]])
        brush.fillStyle = css([30, 16, 12], 0.28)
        brush.fill(shadow)
      }
    }
    for (let k = 0; k < 7; k++) paintBox(brush, space, [left, right], [0.075 + k * 0.362, 0.12 + k * 0.362], [0.06, 0.32], blend(wood, [255, 236, 206], 0.08), 0.006)
    for (const x of [left, left + 0.64, left + 1.3, right - 0.05]) paintBox(brush, space, [x, x + 0.05], [0, top], [0.06, 0.33], wood, 0.006)
    paintBox(brush, space, [left - 0.04, right + 0.04], [top, top + 0.07], [0.04, 0.36], wood, 0.01)
  },
}

const cafe: Piece = {
  ground: [[-0.1, 1.5], [0.4, 1.1]],
  paint: (brush, room, { wood, accent, main, linen }, random) => {
    const space = moved(room, -0.2)
    const chair = (x: number, z: number, back: number) => {
      for (const dx of [0, 0.36]) for (const dz of [0, 0.36]) paintBox(brush, space, [x + dx, x + dx + 0.035], [0, 0.45], [z + dz - 0.03, z + dz], shade(wood, 0.62))
      paintBox(brush, space, [x - 0.02, x + 0.42], [0.43, 0.48], [z - 0.04, z + 0.4], main, 0.02)
      const post = x + (back < 0 ? 0 : 0.37)
      for (const dz of [0, 0.36]) paintBox(brush, space, [post, post + 0.035], [0.46, 0.92], [z + dz - 0.03, z + dz], shade(wood, 0.7))
      brush.fillStyle = css(shade(wood, 0.84))
      brush.fill(quad(space, [[post + 0.017, 0.7, z - 0.03], [post + 0.017, 0.92, z - 0.03], [post + 0.017, 0.92, z + 0.38], [post + 0.017, 0.7, z + 0.38]]))
    }
    chair(0.06, 0.55, -1)
    chair(1.28, 0.55, 1)
    const [mx, mz] = [0.88, 0.78]
    const [fx, fy] = space.at(mx, 0, mz)
    const m = space.metre(mz)
    paintForm(brush, tapered([[fx, fy - 0.72 * m, 9], [fx, fy, 10]]), [58, 54, 56], 5)
    brush.fillStyle = css([44, 40, 42])
    brush.beginPath()
    brush.ellipse(fx, fy, 0.24 * m, 0.06 * m, 0, 0, 7)
    brush.fill()
    const top = (y: number, radius: number) => Array.from({ length: 33 }, (_, k): Point => space.at(mx + radius * Math.cos((k * Math.PI) / 16), y, mz + radius * Math.sin((k * Math.PI) / 16)))
    const disc = (y: number, radius: number) => {
      brush.beginPath()
      for (const [x, py] of top(y, radius)) brush.lineTo(x, py)
      brush.closePath()
      brush.fill()
    }
    brush.fillStyle = css(shade(wood, 0.6))
    disc(0.715, 0.4)
    brush.fillStyle = css(blend(wood, [255, 236, 206], 0.24))
    disc(0.75, 0.4)
    for (const [dx, dz] of [[-0.17, 0.08], [0.16, 0.02]] as const) {
      const [cx, cy] = space.at(mx + dx, 0.76, mz + dz)
      brush.fillStyle = css(shade(linen, 0.96))
      brush.beginPath()
      brush.ellipse(cx, cy, 0.085 * m, 0.026 * m, 0, 0, 7)
      brush.fill()
      paintForm(brush, tapered([[cx, cy - 0.075 * m, 0.052 * m], [cx, cy - 0.03 * m, 0.045 * m], [cx, cy, 0.026 * m]]), linen, 6)
      brush.fillStyle = css([92, 56, 34])
      brush.beginPath()
      brush.ellipse(cx, cy - 0.073 * m, 0.045 * m, 0.013 * m, 0, 0, 7)
      brush.fill()
    }
    const [vx, vy] = space.at(mx, 0.76, mz - 0.16)
    for (let k = 0; k < 5; k++) {
      const [bx, by] = [vx + (k - 2) * 0.035 * m, vy - (0.27 + 0.05 * random()) * m]
      paintForm(brush, tapered([[vx, vy - 0.1 * m, 1.4], [bx, by, 1.2]]), [96, 128, 84], 2)
      glow(brush, [bx, by], 0.04 * m, accent, 1)
    }
    paintForm(brush, tapered([[vx, vy - 0.14 * m, 0.022 * m], [vx, vy - 0.06 * m, 0.04 * m], [vx, vy, 0.03 * m]]), blend(linen, [150, 180, 190], 0.5), 6)
    // A lamp hangs over it.
    const [lx, ly] = space.at(mx, 1.72, mz)
    paintForm(brush, tapered([[lx, ly - 3 * m, 1.6], [lx, ly, 1.6]]), [50, 46, 48], 2)
    paintForm(brush, tapered([[lx, ly - 0.03 * m, 0.03 * m], [lx, ly + 0.06 * m, 0.12 * m], [lx, ly + 0.16 * m, 0.19 * m]]), accent, 12)
    glow(brush, [lx, ly + 0.2 * m], 0.5 * m, [255, 222, 160], 0.45)
  },
}

export const furniture: Readonly<Record<Manner<'interior'>, Piece>> = { sofa, bed, desk, shelves, cafe }
