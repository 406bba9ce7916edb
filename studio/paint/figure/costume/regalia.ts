import { blend, css, pigment, shade } from '../../brush/pigment.ts'
import { posed } from '../body.ts'
import { outline, type Point } from '../shape.ts'
import { paintVolume } from '../volume.ts'
import { GOLD, paintEdge, paintMetal } from './metal.ts'
import { button, stroke, type PaintSign } from './signs.ts'
import { paintFur, star } from './trimmings.ts'

/** A collar of ermine over the shoulders, with a chain. */
export const paintErmine: PaintSign = (brush, body, pause) => {
  const { shoulder } = body
  const run: Point[] = [[-shoulder + 6, 150], [-44, 172], [-18, 192], [0, 197], [18, 192], [44, 172], [shoulder - 6, 150]]
  paintFur(brush, posed(body, run), 20)
  pause()
  for (const [x, y] of [[-54, 160], [-36, 186], [-30, 166], [-6, 206], [8, 188], [30, 168], [38, 186], [56, 162], [-14, 180], [22, 200]] as const) {
    const [px, py] = body.pose([x, y])
    brush.fillStyle = css([40, 34, 40], 0.8)
    brush.fill(outline([[px, py - 5], [px + 2.2, py + 2], [px, py + 4], [px - 2.2, py + 2], [px, py - 5]]))
  }
  paintEdge(brush, posed(body, [[-40, 150], [-24, 200], [0, 226], [24, 200], [40, 150]]), GOLD, 4)
  const [x, y] = body.pose([0, 232])
  paintMetal(brush, star(x, y, 13, 8, 0.66), GOLD, 3)
  button(brush, [x, y], 4.6, [180, 36, 52])
}

/** Braid across a tunic, tassels on the shoulders and a ribbon of rank. */
export const paintTunicFront: PaintSign = (brush, body, pause) => {
  const { shoulder, waist, look } = body
  paintVolume(brush, outline(posed(body, [[-shoulder + 12, 150], [-shoulder + 34, 142]]), posed(body, [[-shoulder + 34, 142], [0, 220], [waist + 4, 286]]), posed(body, [[waist + 4, 286], [waist - 10, 298]]), posed(body, [[waist - 10, 298], [-18, 232], [-shoulder + 12, 150]])), look.cloth[0] > 170 ? pigment('#2f5a9c') : pigment('#b32f38'), 6)
  for (const y of [158, 184, 210, 236, 262]) for (const side of [-1, 1]) {
    if (side < 0 && y > 180) continue
    stroke(brush, body, [[0, y], [side * 26, y - 3]], GOLD, 3)
  }
  for (const y of [158, 184, 210, 236, 262]) button(brush, body.pose([0, y]), 4, GOLD)
  pause()
  for (const side of [-1, 1]) {
    for (let k = 0; k < 13; k++) stroke(brush, body, [[side * (shoulder - 30 + k * 2.9), 150 + k * 0.6], [side * (shoulder - 29 + k * 3.2), 170 + k * 0.8]], k % 2 ? shade(GOLD, 0.7) : blend(GOLD, [255, 240, 190], 0.3), 2.4)
    paintMetal(brush, outline(posed(body, [[side * 34, 138], [side * (shoulder - 10), 142], [side * (shoulder + 5), 154], [side * (shoulder - 8), 160], [side * 38, 150], [side * 34, 138]])), GOLD, 5)
  }
}
