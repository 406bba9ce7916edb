import type { Path2D } from '@napi-rs/canvas'
import { createRandom } from '../../pixels/random.ts'
import type { Brush } from '../brush/layer.ts'
import { blend, css, lightness, shade, type Pigment } from '../brush/pigment.ts'
import { armJoints, armSpine, comesForward, heights, joinForearm, legSpine, posed, type Body } from './body.ts'
import { glow, lightOf, line, mirrored, outline, shadowOf, tapered, type Point, type SpinePoint } from './shape.ts'
import { soften } from './soft.ts'
import { paintDrape, paintVolume } from './volume.ts'
import { paintMotif } from './motif.ts'
import { cutOf, paintTopDetails } from './tailoring.ts'
import { paintTrousers } from './trousers.ts'
import type { Bottom, Neckline, Sleeve, Top } from './wear.ts'

/** The neckline's right half from the shoulder's edge to the middle. */
const necklines: Readonly<Record<Neckline, readonly Point[]>> = {
  v: [[33, 126], [20, 160], [0, 198]],
  'deep-v': [[25, 114], [20, 190], [2, 286]],
  round: [[31, 124], [22, 142], [0, 149]],
  boat: [[46, 132], [26, 143], [0, 147]],
  high: [[25, 118], [12, 122], [0, 123]],
  straps: [[34, 134], [30, 168], [20, 182], [0, 186]],
  shirt: [[24, 116], [15, 134], [0, 152]],
  mandarin: [[24, 114], [12, 120], [0, 122]],
  crossed: [[27, 118], [18, 142], [0, 172]],
}

function torsoOf(body: Body, top: Top): Path2D {
  const { shoulder, waist, hip } = body
  const { neckline, ease, flare } = top
  const { hem, open } = cutOf(body, top)
  const neck = necklines[neckline]
  const narrow = neckline === 'straps' ? 18 : 0
  const side: Point[] = [[shoulder - narrow + ease * 0.25 - (narrow ? 0 : 12), heights.shoulder + (narrow ? -4 : -8)], ...(narrow ? [] : [[shoulder + ease * 0.25 - 1, heights.shoulder + 6] as const]), [shoulder - 9 - narrow * 0.2 + ease * 0.6, 194], [waist + 7 + ease * 0.7, 246], [waist + ease * 0.62, 288]]
  if (hem > 340) side.push([(waist + hip) / 2 + 4 + ease * 0.7, 330], [hip + ease * 0.72, 368])
  side.push([(hem > 340 ? hip + ease * 0.72 : waist + 18 + ease * 0.4) + flare, hem])
  const [wide] = side.at(-1)!
  const bottom: Point[] = !open ? [side.at(-1)!, [0, hem + (hem > 340 ? 9 : 4)], [-wide, hem]]
    : [[wide, hem], [wide * 0.55, hem + 8], [wide * 0.26, hem + 3], [4, hem - open], [wide * -0.2, hem + 3], [wide * -0.55, hem + 8], [-wide, hem]]
  const run = (points: readonly Point[]) => posed(body, points)
  const yoke: Point[] = [neck[0]!, [neck[0]![0] * 0.6 + side[0]![0] * 0.4, neck[0]![1] * 0.52 + side[0]![1] * 0.48], side[0]!]
  return outline(run(yoke), run(side), run(bottom), run(mirrored(side)), run(mirrored(yoke)), run(mirrored(neck).toReversed()), run(neck.toReversed()))
}

/** Neck, shoulders and trunk in one, so that no seam shows above a low neckline. */
export function paintTorso(brush: Brush, body: Body): void {
  const { shoulder, waist, hip, limb, look } = body
  const side: Point[] = [[15 * limb, 72], [15.5 * limb, 106], [23 * limb, 124], [42, 134], [shoulder - 10, 142], [shoulder - 2, 160], [shoulder - 10, 196], [waist + 5, 246], [waist - 1, 288], [hip - 2, 400]]
  const path = outline(posed(body, side), posed(body, mirrored(side)))
  const shadow = shadowOf(look.skin)
  paintVolume(brush, path, look.skin, 15, () => {
    // The head keeps the light off the throat.
    const [x, y] = body.pose([look.turn * 5, 100])
    soften(brush, [-50, 70, 50, 150], 4, (soft) => {
      soft.fillStyle = css(blend(shadow, [150, 60, 56], 0.2), 0.85)
      soft.beginPath()
      soft.ellipse(x + 3, y + 8, 25 * limb, 19, 0, 0, 7)
      soft.fill()
    })
    // Tendons to the pit of the throat, and the collarbones.
    const lines = (soft: Brush) => {
      for (const bone of [-1, 1]) {
        soft.fill(tapered(posed(body, [[bone * 5, 152], [bone * 16, 147], [bone * 34, 145], [bone * 52, 147]]).map(([px, py], i): SpinePoint => [px, py, [0.6, 1.7, 1.5, 0.2][i]!])))
        soft.fill(tapered(posed(body, [[bone * 17, 112], [bone * 11, 134], [bone * 4.6, 151]]).map(([px, py], i): SpinePoint => [px, py, [0.2, 1.3, 0.9][i]!])))
      }
    }
    soften(brush, [-60, 100, 60, 170], 1.8, (soft) => {
      soft.fillStyle = css(lightOf(look.skin), 0.5)
      soft.translate(-0.6, -2.6)
      lines(soft)
      soft.translate(0.6, 2.6)
      soft.fillStyle = css(blend(shadow, [170, 74, 60], 0.3), 0.6)
      lines(soft)
    })
  })
}

export function paintTop(brush: Brush, body: Body, top: Top): void {
  const path = torsoOf(body, top)
  const shadow = shadowOf(top.cloth)
  paintVolume(brush, path, top.cloth, 17, () => {
    const { shoulder, waist } = body
    if (body.look.gender === 'female' && top.ease < 12 && !body.look.anime) {
      for (const side of [-1, 1]) {
        glow(brush, body.pose([side * 27, 196]), 26, lightOf(top.cloth), 0.3)
        glow(brush, body.pose([side * 27, 232]), 26, shadow, 0.3)
      }
    }
    // From the armpits, the bust and the waist, where cloth is pulled.
    const folds: readonly Point[][] = [
      [[shoulder - 4, 176], [shoulder - 22, 190], [shoulder - 40, 196]], [[-shoulder + 5, 178], [-shoulder + 26, 196], [-shoulder + 46, 200]],
      [[waist + 4, 240], [waist - 8, 262], [waist - 34, 276]], [[-waist - 3, 244], [-waist + 12, 268], [-waist + 40, 278]],
      [[shoulder - 14, 200], [shoulder - 26, 222], [shoulder - 30, 252]], [[waist - 2, 262], [waist - 22, 278], [waist - 44, 284]],
      [[-waist, 272], [-waist + 20, 286], [-waist + 34, 302]], [[-shoulder + 15, 198], [-shoulder + 25, 216], [-shoulder + 28, 236]],
    ]
    const skirts: readonly Point[][] = [[[waist, 330], [waist - 18, 350], [waist - 24, 384]], [[-waist, 326], [-waist + 12, 356], [-waist + 12, 386]]]
    paintDrape(brush, [...folds, ...(top.hem > 360 ? skirts : [])].map((fold) => posed(body, fold)), top.cloth, 3.6, 0.42)
    top.print?.(brush, body, () => {})
    paintTopDetails(brush, body, top, 'under')
  })
  paintTopDetails(brush, body, top, 'over')
}

/** Where a sleeve is sewn in the cloth goes on: only the armpit is creased. */
export function joinShoulders(brush: Brush, body: Body, cloth: Pigment): void {
  const { shoulder } = body
  brush.save()
  brush.globalCompositeOperation = 'source-atop'
  for (const side of [-1, 1] as const) {
    const [top, low] = [body.pose([side * (shoulder - 4), 154]), body.pose([side * (shoulder - 9), 182])]
    const [left, right] = [Math.min(top[0], low[0]) - 14, Math.max(top[0], low[0]) + 14]
    soften(brush, [left, top[1] - 14, right, low[1] + 10], 4.4, (soft) => {
      soft.fillStyle = css(side < 0 ? blend(cloth, lightOf(cloth), 0.14) : blend(cloth, shadowOf(cloth), 0.1), 0.92)
      soft.fill(tapered([[top[0], top[1] - 6, 5], [...top, 9], [(top[0] + low[0]) / 2, (top[1] + low[1]) / 2, 8], [...low, 2]]))
    })
  }
  brush.restore()
}

/** A sleeve; `fore` paints what comes before the trunk. */
export function paintSleeve(brush: Brush, body: Body, side: 1 | -1, sleeve: Sleeve, fore: boolean): void {
  const { cloth, to, widths, hanging, cuff } = sleeve
  const joints = armJoints(body, side)
  const { limb } = body
  if (fore && to < 0.5) return
  const last = fore === comesForward(body, side)
  const spine = armSpine(joints, [widths[0] * limb ** 0.6, widths[1] * limb ** 0.6, widths[2] * limb ** 0.6], to, fore)
  const path = tapered(spine)
  paintVolume(brush, path, cloth, 11, () => {
    const [, elbow] = joints
    if (to > 0.5) {
      paintDrape(brush, [
        [[elbow[0] - side * 18, elbow[1] - 10], [elbow[0] - side * 4, elbow[1] - 4], [elbow[0] + side * 14, elbow[1] - 18]],
        [[elbow[0] - side * 18, elbow[1] - 2], [elbow[0], elbow[1] + 5], [elbow[0] + side * 15, elbow[1] + 3]],
        [[elbow[0] - side * 17, elbow[1] + 6], [elbow[0] - side * 2, elbow[1] + 17], [elbow[0] + side * 12, elbow[1] + 24]],
        [[elbow[0] + side * 16, elbow[1] - 62], [elbow[0] + side * 2, elbow[1] - 50], [elbow[0] - side * 12, elbow[1] - 54]],
      ], cloth, 2.6, 0.5)
    }
  })
  if (hanging && last) {
    const [, elbow, wrist] = joints
    const fall = { raised: 60, lift: 34, aloft: 34 }[body.look.arms[side < 0 ? 0 : 1] as string] ?? hanging
    const drop = outline(
      [[elbow[0] + side * 20, elbow[1] - 22], [wrist[0], wrist[1] - 22]], [[wrist[0], wrist[1] - 22], [wrist[0] + side * 2, wrist[1] + fall * 0.5], [wrist[0] + side * 8, wrist[1] + fall]],
      [[wrist[0] + side * 8, wrist[1] + fall], [(wrist[0] + elbow[0]) / 2 + side * 6, (wrist[1] + elbow[1]) / 2 + fall + 6], [elbow[0] + side * 12, elbow[1] + fall * 0.86]],
      [[elbow[0] + side * 12, elbow[1] + fall * 0.86], [elbow[0] + side * 26, elbow[1] + fall * 0.3], [elbow[0] + side * 20, elbow[1] - 22]],
    )
    paintVolume(brush, drop, cloth, 16, () => {
      paintDrape(brush, [0.2, 0.5, 0.8].map((t): Point[] => [[elbow[0] + (wrist[0] - elbow[0]) * t, elbow[1]], [elbow[0] + (wrist[0] - elbow[0]) * t + side * 5, elbow[1] + fall * 0.5], [elbow[0] + (wrist[0] - elbow[0]) * t + side * 8, elbow[1] + fall]]), cloth, 4.5, 0.5)
      brush.strokeStyle = css(body.look.accent)
      brush.lineWidth = 11
      brush.stroke(line([[wrist[0], wrist[1] - 22], [wrist[0] + side * 2, wrist[1] + fall * 0.5], [wrist[0] + side * 8, wrist[1] + fall]]))
    })
  }
  if (fore && !hanging && to > 0.5) joinForearm(brush, path, joints[1], widths[1] * 1.5, cloth)
  if (cuff && last) paintVolume(brush, tapered(spine.slice(-2).map(([x, y, half]): SpinePoint => [x, y, half + 0.8])), cuff, 7)
}

export function paintBottom(brush: Brush, body: Body, bottom: Bottom): void {
  if (bottom.kind === 'trousers') return paintTrousers(brush, body, bottom)
  const { waist, hip, look } = body
  const seated = look.stance === 'sitting'
  const { folds, cloth } = bottom
  // On a seat the cloth lies over the knees and hangs from them.
  const hem = seated ? (bottom.hem > 660 ? bottom.hem - 130 : 546) : bottom.hem
  const flare = seated ? Math.min(124, Math.max(98, bottom.flare * 0.8)) : bottom.flare
  const random = createRandom(look.draw)
  const swing = look.sway * (look.stance === 'dancing' ? 44 : look.stance === 'walking' ? 22 : seated ? 0 : 6)
  const side: Point[] = seated ? [[waist + 1, 282], [hip + 8, 340], [hip + 30, 404], [104, 468], [flare, hem]] : [[waist + 1, 282], [waist + (hip - waist) * 0.62 + 3, 330], [Math.max(hip + 4, waist + (flare - waist) * 0.42), 402], [Math.max(hip * 0.9, flare * 0.86), 402 + (hem - 402) * 0.6], [flare + swing, hem]]
  const other = mirrored(side).map(([x, y]): Point => [x + (y === hem ? 2 * swing : 0), y])
  const waves = Math.max(2, Math.round(folds * 0.6))
  const edge = Array.from({ length: waves * 2 + 1 }, (_, k): Point => {
    const t = k / (waves * 2)
    const wave = folds > 2 ? (k % 2 ? 6 : -6) * (0.5 + random()) : 0
    return body.pose([flare + swing - t * 2 * flare, hem + 13 * Math.sin(Math.PI * t) + (t % 1 ? wave : 0)])
  })
  const opening: Point[] = [[look.sway * -flare * 0.98, 486], [look.sway * -flare * 0.8, 570], [look.sway * -flare * 0.36, hem + 8]]
  const panel = (left: readonly Point[], right: readonly Point[], low: readonly Point[]) =>
    outline(posed(body, [[-waist - 1, 282], [0, 286], [waist + 1, 282]]), posed(body, right), low, posed(body, left))
  const slit = bottom.slit && !seated
  if (slit) {
    // Behind the opening: the inside of the skirt and the leg.
    paintVolume(brush, panel(other, side, edge), shadowOf(cloth), 20)
    paintVolume(brush, tapered(legSpine(body, look.sway > 0 ? -1 : 1, [31, 19, 19, 9.5])), look.skin, 14)
  }
  const [left, right] = !slit ? [other, side] : look.sway > 0 ? [[...opening.toReversed(), ...other.slice(2)], side] : [other, [...side.slice(0, 3), ...opening]]
  const low = slit ? [right.at(-1)!, left[0]!].map((point) => body.pose(point)) : edge
  const path = panel(left, right, low)
  paintVolume(brush, path, cloth, 26, () => {
    if (bottom.motif) paintMotif(brush, look, [-flare - 20, 300, 2 * flare + 40, hem - 280], lightness(cloth) > 0.5 ? shade(cloth, 0.8) : lightOf(cloth))
    const pleats = Array.from({ length: folds }, (_, k): Point[] => {
      const t = (k + 0.5 + (random() - 0.5) * 0.5) / folds - 0.5
      return [[t * waist * 1.8 + swing, 292 + random() * 50], [t * flare * 1.4 + swing, 292 + (hem - 292) * 0.5], [t * flare * 1.94 + swing, hem + 8]]
    })
    paintDrape(brush, pleats, cloth, 7, 0.62)
  })
}
