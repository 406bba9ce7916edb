import type { Brush } from '../brush/layer.ts'
import { blend, css, lightness, shade } from '../brush/pigment.ts'
import { paintBeard } from './beard.ts'
import { paintEye } from './eye.ts'
import { faceEdge, faceMap } from './face-form.ts'
import { paintLines, paintMouth, paintNose } from './features.ts'
import type { Look } from './look.ts'
import { lightOf, line, outline, shadowOf, tapered, type Point } from './shape.ts'
import { soften } from './soft.ts'

const HEAD = [-44, -58, 44, 60] as const

/** Whether hair hangs over the ears. */
const covers = ({ hair, gender }: Look) => hair === 'long' || hair === 'bob' || (hair === 'curly' && gender === 'female')

/** A face round (0, 0) between the eyes, the whole head 100 points tall, turned a little to one side. */
export function paintFace(brush: Brush, look: Look): void {
  const { skin, turn } = look
  for (const side of [-1, 1] as const) if (side * turn < 0.3 && !covers(look)) paintEar(brush, look, side)
  const edge = faceEdge(look)
  const crown: Point[] = [[31, -36], [16, -49], [0, -51], [-16, -49], [-31, -36]]
  const face = outline([...edge, ...crown, edge[0]!])
  brush.save()
  brush.fillStyle = css(skin)
  brush.fill(face)
  brush.clip(face)
  shadePlanes(brush, look, edge)
  brush.restore()
  paintNose(brush, look)
  paintBeard(brush, look)
  paintMouth(brush, look)
  if (look.age === 'old') paintLines(brush, look)
  for (const side of [-1, 1] as const) paintEye(brush, look, side)
}

/** The large turns of the head in soft light from the upper left: light skin blushes where it turns to the dark. */
function shadePlanes(brush: Brush, look: Look, edge: readonly Point[]): void {
  const { skin } = look
  const at = faceMap(look)
  const shadow = shadowOf(skin)
  const flesh = blend(shade(skin, 0.86), [206, 84, 62], 0.4)
  const light = blend(lightOf(skin), [255, 244, 230], 0.3)
  const soft = (sigma: number, alpha: number, draw: (pen: Brush) => void) => soften(brush, HEAD, sigma, draw, alpha)
  const rim = line(edge)
  soft(7, 0.8, (pen) => {
    pen.fillStyle = css(light)
    pen.beginPath()
    pen.ellipse(...at(-9, -26), 20, 13, -0.2, 0, 7)
    pen.fill()
    pen.beginPath()
    pen.ellipse(...at(-19, 17), 9, 8, 0.3, 0, 7)
    pen.fill()
  })
  soft(6, 0.75, (pen) => {
    pen.translate(-4.6, -2)
    pen.strokeStyle = css(flesh)
    pen.lineWidth = 13
    pen.stroke(rim)
  })
  soft(3.4, 0.62, (pen) => {
    pen.translate(-3.4, -1.6)
    pen.strokeStyle = css(shadow)
    pen.lineWidth = 8
    pen.stroke(rim)
  })
  // Blood under the skin: cheeks, nose, chin.
  const warm = blend(skin, [232, 76, 66], lightness(skin) < 0.4 ? 0.35 : 0.55)
  const blush = look.gender === 'female' || look.age === 'child' ? 0.62 : 0.3
  soft(4.6, blush, (pen) => {
    pen.fillStyle = css(warm)
    for (const side of [-1, 1]) {
      pen.beginPath()
      pen.ellipse(...at(side * 20, 19), 7.5, 5, side * -0.35, 0, 7)
      pen.fill()
    }
    pen.fillStyle = css(warm, 0.6)
    for (const [x, y, radius] of [[0, 18, 4.4], [0, 46, 4.4]] as const) {
      pen.beginPath()
      pen.arc(...at(x, y, 4), radius, 0, 7)
      pen.fill()
    }
  })
  // Sockets, the hollow under the cheekbone, and the hair's shade on the brow.
  soft(3, 0.4, (pen) => {
    pen.fillStyle = css(blend(shadow, flesh, 0.5))
    for (const side of [-1, 1]) pen.fill(outline([at(side * 4.4, -6), at(side * 10, -7), at(side * 22, -6), at(side * 27, 0), at(side * 14, -2), at(side * 6, 2), at(side * 4.4, -6)]))
    pen.fill(tapered([[...at(29, 18), 1], [...at(22, 28), 2.4], [...at(15, 35), 0.6]]))
  })
  soft(4, 0.62, (pen) => {
    pen.fillStyle = css(shadow)
    pen.fill(outline([[-48, 4], [-33, -12], [-24, -33], [0, -40], [24, -33], [33, -12], [48, 4]], [[50, -60], [-50, -60]]))
  })
  // Light thrown back from below keeps the jaw from going dead.
  soft(1.8, 0.34, (pen) => {
    pen.strokeStyle = css(blend(lightOf(skin), [214, 190, 220], 0.35))
    pen.lineWidth = 1.6
    pen.stroke(line(edge.slice(Math.floor(edge.length * 0.56)).map(([x, y]): Point => [x - 1.6, y - 1.2])))
  })
  soft(1.6, 0.4, (pen) => {
    pen.fillStyle = css(light)
    for (const side of [-1, 1]) pen.fill(tapered([[...at(side * 10, 12), 0.3], [...at(side * 17, 13.6), 1.1], [...at(side * 24, 10), 0.3]]))
    pen.beginPath()
    pen.ellipse(...at(-1.6, 44.4, 2), 3.4, 2, 0, 0, 7)
    pen.fill()
  })
}

function paintEar(brush: Brush, { skin, turn }: Look, side: 1 | -1): void {
  const x = side * 34 - turn * 3
  const at = (px: number, y: number): Point => [x + side * px, y]
  const ear = outline([at(-3, -5), at(1, -8), at(5.6, -6.4), at(7, 0), at(5.4, 8), at(3, 14), at(0, 17), at(-3, 13)])
  brush.fillStyle = css(blend(skin, [210, 92, 70], 0.14))
  brush.fill(ear)
  brush.save()
  brush.clip(ear)
  soften(brush, [x - 10, -10, x + 10, 20], 0.9, (soft) => {
    soft.fillStyle = css(blend(shadowOf(skin), [170, 64, 54], 0.4), 0.75)
    soft.fill(tapered([[...at(-1, -3), 0.4], [...at(3.6, -4), 0.9], [...at(4.2, 3), 1.2], [...at(1.4, 10), 1.4], [...at(-2, 8), 2.6]]))
    soft.fillStyle = css(lightOf(skin), 0.5)
    soft.fill(tapered([[...at(0, -6.6), 0.3], [...at(5, -4.6), 0.7], [...at(6, 2), 0.5]]))
  })
  brush.restore()
}

/** Spectacles before the eyes. */
export function paintGlasses(brush: Brush, look: Look): void {
  const at = faceMap(look)
  const frame: readonly [number, number, number] = [40, 30, 34]
  for (const side of [-1, 1]) {
    const [inner, outer] = [at(side * 4, 5)[0], at(side * 28, 5)[0]]
    const [middle, half] = [(inner + outer) / 2, Math.abs(outer - inner) / 2]
    const lens = outline([[middle - half, 3], [middle - half * 0.7, -4.4], [middle, -5.6], [middle + half * 0.7, -4.4], [middle + half, 3], [middle + half * 0.74, 13], [middle, 15.6], [middle - half * 0.74, 13], [middle - half, 3]])
    brush.fillStyle = css([255, 255, 255], 0.08)
    brush.fill(lens)
    soften(brush, [-44, -10, 44, 24], 1, (soft) => {
      soft.strokeStyle = css(shadowOf(look.skin), 0.5)
      soft.lineWidth = 1.8
      soft.translate(1, 1.6)
      soft.stroke(lens)
    })
    brush.strokeStyle = css(frame)
    brush.lineWidth = 1.5
    brush.stroke(lens)
    brush.save()
    brush.clip(lens)
    brush.fillStyle = css([255, 255, 255], 0.2)
    brush.fill(outline([[middle - half * 0.7, -6], [middle - half * 0.2, -6]], [[middle - half * 0.7, 16], [middle - half * 1.2, 16]]))
    brush.restore()
    brush.stroke(line([[outer, 3], [side * 37 + look.turn * 2, 1]]))
  }
  brush.stroke(line([at(-4, 3, 5), at(0, 1.4, 7), at(4, 3, 5)]))
}
