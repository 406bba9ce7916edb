import type { Brush } from '../brush/layer.ts'
import { blend, css, shade } from '../brush/pigment.ts'
import { armJoints, posed, type Body } from './body.ts'
import type { Look } from './look.ts'
import { lightOf, line, outline, paintFolds, shadowOf, type Point } from './shape.ts'
import { paintVolume } from './volume.ts'

/** A hat on the head's own points. */
export function paintHat(brush: Brush, { accent, gender, worn }: Look): void {
  const brim = gender === 'female' ? 88 : 66
  const band = blend(accent, [30, 24, 34], 0.55)
  const straw = worn('hat')
  paintVolume(brush, outline([[-38, -34], [-36, -66], [-22, -82], [6, -80], [26, -84], [38, -64], [40, -34], [0, -24], [-38, -34]]), straw, 13)
  paintVolume(brush, outline([[-39, -44], [0, -35], [40, -44]], [[41, -32], [0, -22], [-39, -32]]), band, 8)
  paintVolume(brush, outline([[-brim, -22], [-44, -39], [0, -26], [44, -39], [brim, -26], [46, -18], [0, -12], [-48, -16], [-brim, -22]]), straw, 8, () => {
    brush.fillStyle = css(shadowOf(straw), 0.35)
    brush.fill(outline([[-brim, -20], [0, -19], [brim, -22]], [[brim, -8], [-brim, -8]]))
  })
}

export function paintScarf(brush: Brush, body: Body): void {
  const accent = body.look.worn('scarf')
  const tail = outline(posed(body, [[4, 140], [26, 220], [24, 306]]), posed(body, [[24, 306], [56, 302]]), posed(body, [[56, 302], [52, 210], [34, 136]]))
  paintVolume(brush, tail, shade(accent, 0.94), 8, () => {
    for (const y of [270, 284]) paintFolds(brush, [posed(body, [[10, y], [34, y + 3], [62, y]])], lightOf(accent), 3, 0.8)
  })
  paintVolume(brush, outline(posed(body, [[-40, 112], [-22, 98], [0, 106], [22, 98], [40, 112], [42, 136], [20, 158], [0, 162], [-20, 158], [-42, 136], [-40, 112]])), accent, 11, () => {
    paintFolds(brush, [posed(body, [[-38, 120], [0, 132], [38, 118]]), posed(body, [[-36, 138], [-4, 148], [30, 138]])], shadowOf(accent), 3, 0.35)
  })
}

/** An open umbrella over the head, held on the right. */
export function paintUmbrella(brush: Brush, body: Body): void {
  const [, , wrist] = armJoints(body, 1)
  const accent = body.look.worn('umbrella')
  const [x, rim, top, half] = [wrist[0], -34, -176, 196]
  brush.strokeStyle = '#4c3a33'
  brush.lineWidth = 5
  brush.stroke(line([[x, top - 14], [x, wrist[1] + 34]]))
  const under = brush.createLinearGradient(0, rim - 60, 0, rim)
  under.addColorStop(0, css(shade(accent, 0.3)))
  under.addColorStop(1, css(shade(accent, 0.6)))
  brush.fillStyle = under
  brush.fill(outline([[x - half, rim - 2], [x - half * 0.5, rim - 40], [x + half * 0.5, rim - 40], [x + half, rim - 2]], [[x + half * 0.6, rim - 7], [x - half * 0.6, rim - 7]]))
  const gores = 8
  const at = (k: number) => x + half * Math.sin(Math.PI * (k / gores - 0.5))
  for (let k = 0; k < gores; k++) {
    const [a, b] = [at(k), at(k + 1)]
    const ridge = (end: number): Point[] => [[x, top], [x + (end - x) * 0.72, top + 48], [end, rim]]
    const gore = outline(ridge(a), [[a, rim], [(a + b) / 2, rim - 15], [b, rim]], ridge(b).toReversed())
    brush.fillStyle = css(blend(shade(accent, 1.08 - Math.abs(k - 2) * 0.07), [255, 244, 226], k === 2 ? 0.2 : 0.02))
    brush.fill(gore)
    brush.strokeStyle = css(shadowOf(accent), 0.3)
    brush.lineWidth = 1.4
    brush.stroke(line(ridge(b)))
  }
}
