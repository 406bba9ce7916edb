import type { Person } from '../../scene/scene-spec.ts'
import type { Brush } from '../brush/layer.ts'
import { css, pigment, shade, type Pigment } from '../brush/pigment.ts'
import { lightOf, outline, type Point } from './shape.ts'
import { paintDrape, paintVolume } from './volume.ts'

type Place = NonNullable<Person['place']>

/** What a person sits on: a padded stool indoors, a boulder outside. */
const SEATS: Readonly<Record<Place, { kind: 'stool' | 'stone' | 'bench'; colour: Pigment }>> = {
  studio: { kind: 'stool', colour: pigment('#8d6f5a') }, warm: { kind: 'stool', colour: pigment('#a5583f') }, blue: { kind: 'stool', colour: pigment('#4d6a8c') },
  clinic: { kind: 'stool', colour: pigment('#5f88a0') }, classroom: { kind: 'stool', colour: pigment('#9c6f48') }, kitchen: { kind: 'stool', colour: pigment('#8d5a3c') },
  hall: { kind: 'stool', colour: pigment('#8e2a34') }, night: { kind: 'stone', colour: pigment('#5a5870') }, heaven: { kind: 'stone', colour: pigment('#f2f0f2') },
  mesa: { kind: 'stone', colour: pigment('#b5774c') },
  city: { kind: 'bench', colour: pigment('#8a6a50') }, garden: { kind: 'bench', colour: pigment('#9c6f48') }, beach: { kind: 'stone', colour: pigment('#c3ab86') }, snow: { kind: 'stone', colour: pigment('#dfe7ef') },
}
const WOOD: Pigment = [112, 78, 54]

const box = (left: number, top: number, right: number, bottom: number, round: number): Point[][] => [
  [[left, top + round], [left + round * 0.4, top + round * 0.3], [left + round, top]],
  [[right - round, top], [right - round * 0.4, top + round * 0.3], [right, top + round]],
  [[right, bottom - round], [right - round, bottom]],
  [[left + round, bottom], [left, bottom - round]],
]

/** Behind the one who sits on it, in points of the body; `sole` is the ground. */
export function paintSeat(brush: Brush, place: Place, sole: number): void {
  const { kind, colour } = SEATS[place]
  if (kind === 'stool') {
    for (const [x, lean] of [[-92, -12], [92, 12], [-60, -2], [60, 2]] as const)
      paintVolume(brush, outline([[x - 7, 440], [x + 7, 440]], [[x + 7, 440], [x + lean + 5, sole - 10]], [[x + lean + 5, sole - 10], [x + lean - 5, sole - 10]], [[x + lean - 5, sole - 10], [x - 7, 440]]), WOOD, 6)
    paintVolume(brush, outline(...box(-118, 396, 118, 456, 22)), colour, 20)
    return
  }
  if (kind === 'bench') {
    for (const x of [-270, 270]) paintVolume(brush, outline(...box(x - 9, 258, x + 9, sole - 4, 6)), [58, 56, 60], 6)
    for (const [top, high] of [[266, 30], [306, 30], [346, 30], [404, 20], [428, 26]] as const) paintVolume(brush, outline(...box(-310, top, 310, top + high, 6)), shade(colour, top > 400 ? 1.08 : 0.94), 8)
    return
  }
  const rock = outline(
    [[-190, 440], [-168, 412], [-96, 398], [8, 404], [92, 396], [170, 410], [196, 446]],
    [[196, 446], [222, 520], [214, 600], [232, sole - 6]], [[232, sole - 6], [60, sole + 2], [-110, sole], [-238, sole - 8]], [[-238, sole - 8], [-216, 590], [-226, 520], [-190, 440]],
  )
  paintVolume(brush, rock, colour, 40, () => {
    // The top catches the light; cracks run down the face.
    brush.fillStyle = css(lightOf(colour), 0.55)
    brush.fill(outline([[-200, 446], [-90, 392], [90, 390], [204, 448]], [[204, 448], [120, 462], [10, 452], [-90, 466], [-200, 446]]))
    paintDrape(brush, [[[-120, 474], [-142, 540], [-118, 596]], [[150, 470], [132, 520], [156, 584]], [[-176, 600], [-150, 640], [-166, sole - 12]]], colour, 4, 0.6)
  })
}
