import type { Brush } from '../../brush/layer.ts'
import { blend, css, shade } from '../../brush/pigment.ts'
import { armJoints, comesForward, legSpine, posed, type Body } from '../body.ts'
import { outline, tapered, type Point, type SpinePoint } from '../shape.ts'
import { soften } from '../soft.ts'
import { GOLD, paintEdge, paintMetal, STEEL } from './metal.ts'
import type { PaintSign } from './signs.ts'

/** Breastplate, fauld and gorget, with the crest's colour on a strip of cloth. */
export const paintPlate: PaintSign = (brush, body, pause) => {
  const { shoulder, waist, hip } = body
  for (const side of [-1, 1] as const) {
    paintLegPlates(brush, body, side)
    pause()
  }
  for (const [k, y] of [372, 348, 324, 302].entries()) {
    const [wide, up] = [waist + 14 + (hip - waist + 8) * (1 - k / 4), y - 26]
    const edge: Point[] = [[-wide, y], [-wide * 0.4, y + 13], [0, y + 17], [wide * 0.4, y + 13], [wide, y]]
    paintMetal(brush, outline(posed(body, [[-wide + 5, up], [0, up + 6], [wide - 5, up]]), posed(body, [[wide - 5, up], [wide, y]]), posed(body, edge.toReversed()), posed(body, [[-wide, y], [-wide + 5, up]])), STEEL, 7)
    paintEdge(brush, posed(body, edge), k ? STEEL : GOLD, 1.8)
  }
  pause()
  const chest: Point[] = [[34, 130], [shoulder - 8, 146], [shoulder - 5, 184], [waist + 14, 250], [waist + 8, 294]]
  const low: Point[] = [[waist + 8, 294], [waist * 0.5, 304], [0, 312], [-waist * 0.5, 304], [-waist - 8, 294]]
  paintMetal(brush, outline(posed(body, [[-34, 130], [-18, 148], [0, 153], [18, 148], [34, 130]]), posed(body, chest), posed(body, low), posed(body, chest.map(([x, y]): Point => [-x, y]).toReversed())), STEEL, 17, () => {
    soften(brush, [-90, 120, 90, 320], 1.4, (soft) => {
      soft.fillStyle = css([255, 255, 252], 0.7)
      soft.fill(tapered(posed(body, [[-3, 158], [-5, 220], [-2, 306]]).map(([x, y], i): SpinePoint => [x, y, [0.4, 2.4, 0.6][i]!])))
      soft.fillStyle = css([30, 32, 48], 0.6)
      soft.fill(tapered(posed(body, [[2, 158], [2, 220], [3, 306]]).map(([x, y], i): SpinePoint => [x, y, [0.4, 2, 0.6][i]!])))
    })
    for (const side of [-1, 1]) paintEdge(brush, posed(body, [[side * 12, 172], [side * 40, 176], [side * (shoulder - 16), 204]]), GOLD, 2)
  })
  pause()
  paintEdge(brush, posed(body, low), GOLD, 2.4)
  paintEdge(brush, posed(body, [[-34, 130], [-18, 148], [0, 153], [18, 148], [34, 130]]), GOLD, 2.6)
  for (const y of [126, 114]) paintMetal(brush, outline(posed(body, [[-30, y - 12], [0, y - 2], [30, y - 12]]), posed(body, [[30, y - 12], [34, y + 8]]), posed(body, [[34, y + 8], [0, y + 20], [-34, y + 8]]), posed(body, [[-34, y + 8], [-30, y - 12]])), STEEL, 6)
  pause()
  paintArmPlates(brush, body, false, pause)
}

function paintLegPlates(brush: Brush, body: Body, side: 1 | -1): void {
  const spine = legSpine(body, side, [33, 23, 22, 15])
  const [thigh, middle, knee, calf, shin, ankle] = spine as [SpinePoint, SpinePoint, SpinePoint, SpinePoint, SpinePoint, SpinePoint]
  paintMetal(brush, tapered([[thigh[0], thigh[1] - 34, thigh[2] * 0.94], thigh, middle, knee]), STEEL, 9)
  paintMetal(brush, tapered([knee, calf, shin, [ankle[0], ankle[1] + 6, ankle[2]]]), STEEL, 8)
  const [x, y] = knee
  paintMetal(brush, outline([[x - 25, y - 20], [x, y - 30], [x + 25, y - 20]], [[x + 25, y - 20], [x + 23, y + 16], [x, y + 30], [x - 23, y + 16], [x - 25, y - 20]]), STEEL, 7)
  paintEdge(brush, [[x - 25, y - 20], [x, y - 30], [x + 25, y - 20]], GOLD, 1.8)
  const foot: Point[] = [[ankle[0] - 15, ankle[1] + 4], [ankle[0] + 15, ankle[1] + 4]]
  paintMetal(brush, outline(foot, [foot[1]!, [ankle[0] + side * 6 + 20, ankle[1] + 36], [ankle[0] + side * 8, ankle[1] + 50], [ankle[0] + side * 6 - 20, ankle[1] + 36], foot[0]!]), shade(STEEL, 0.9), 6)
}

/** Shoulders in three lames, then the arm; `fore` is what comes before the trunk. */
function paintArmPlates(brush: Brush, body: Body, fore: boolean, pause: () => void): void {
  const { limb, shoulder } = body
  for (const side of [-1, 1] as const) {
    pause()
    const [s, e, w] = armJoints(body, side)
    const on = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
    if (fore && comesForward(body, side)) {
      paintMetal(brush, tapered([[...on(e, w, 0.02), 15 * limb], [...on(e, w, 0.3), 16 * limb], [...on(e, w, 0.78), 12 * limb], [...on(e, w, 1.04), 14 * limb]]), STEEL, 7)
      const [nx, ny] = [-(w[1] - e[1]) / Math.hypot(w[0] - e[0], w[1] - e[1]), (w[0] - e[0]) / Math.hypot(w[0] - e[0], w[1] - e[1])]
      for (const [t, half] of [[0.34, 15], [0.92, 11.6]] as const) {
        const [x, y] = on(e, w, t)
        const [bx, by] = on(e, w, t + 0.05)
        paintEdge(brush, [[x + nx * half * limb, y + ny * half * limb], [bx, by], [x - nx * half * limb, y - ny * half * limb]], GOLD, 2)
      }
      paintMetal(brush, outline([[e[0] - 17, e[1]], [e[0], e[1] - 19], [e[0] + 17, e[1]], [e[0], e[1] + 19], [e[0] - 17, e[1]]]), STEEL, 6)
      continue
    }
    if (fore) continue
    paintMetal(brush, tapered([[...on(s, e, 0.1), 17 * limb], [...on(s, e, 0.6), 16 * limb], [...on(s, e, 0.96), 13 * limb]]), STEEL, 7)
    if (!comesForward(body, side)) {
      paintMetal(brush, tapered([[...on(e, w, 0.02), 14 * limb], [...on(e, w, 0.3), 15 * limb], [...on(e, w, 0.8), 12 * limb], [...on(e, w, 1.02), 14 * limb]]), STEEL, 7)
      paintMetal(brush, outline([[e[0] - 17, e[1]], [e[0], e[1] - 19], [e[0] + 17, e[1]], [e[0], e[1] + 19], [e[0] - 17, e[1]]]), STEEL, 6)
    }
    for (const k of [2, 1, 0]) {
      const [x, y] = body.pose([side * (shoulder - 8 + k * 5), 162 + k * 17])
      const [half, high] = [29 - k * 3, 25 - k * 3]
      const rim: Point[] = [[x - half, y + high * 0.5], [x - half * 0.4, y + high * 0.94], [x + half * 0.4, y + high * 0.94], [x + half, y + high * 0.5]]
      paintMetal(brush, outline([[x - half, y + high * 0.5], [x - half * 0.9, y - high * 0.5], [x, y - high], [x + half * 0.9, y - high * 0.5], [x + half, y + high * 0.5]], rim.toReversed()), blend(STEEL, [176, 182, 192], 0.4), 9)
      paintEdge(brush, rim, GOLD, 2)
    }
  }
}

export const paintArmPlatesBefore: PaintSign = (brush, body, pause) => paintArmPlates(brush, body, true, pause)

/** A sword that stands point down before the body, both hands on it. */
export const paintSwordBefore: PaintSign = (brush, body) => {
  const [x] = body.pose([0, 392])
  const top = 366
  paintMetal(brush, tapered([[x, top + 50, 9.5], [x, 640, 8], [x, 760, 6], [x, 800, 0.6]]), [176, 184, 196], 3, () => {
    brush.fillStyle = css([60, 66, 84], 0.55)
    brush.fill(tapered([[x, top + 70, 1.6], [x, 600, 1.6], [x, 700, 0.2]]))
  })
  paintMetal(brush, tapered([[x - 52, top + 62, 3], [x - 44, top + 58, 5], [x, top + 54, 6.4], [x + 44, top + 58, 5], [x + 52, top + 62, 3]]), GOLD, 4)
  paintMetal(brush, tapered([[x, top, 5], [x, top + 26, 5.6], [x, top + 52, 5]]), [92, 50, 44], 3)
  paintMetal(brush, outline([[x - 11, top - 8], [x, top - 19], [x + 11, top - 8], [x, top + 3], [x - 11, top - 8]]), GOLD, 4)
}
