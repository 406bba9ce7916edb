import type { Person } from '../../scene/scene-spec.ts'
import { blend, css, shade, type Pigment } from '../brush/pigment.ts'
import { paintHeaven, paintMesa, paintNightWood } from './lands.ts'
import { paintClassroom, paintClinic, paintHall, paintKitchen } from './rooms.ts'
import type { Place } from './place.ts'
import { disc, outline, type Point } from './shape.ts'

type PaintPlace = (place: Place) => void

/** Leaves in a heap: dark below, lit above. */
function paintFoliage({ layer: { brush }, random }: Place, [cx, cy]: Point, [rx, ry]: Point, colour: Pigment, light: Pigment, count: number): void {
  for (let k = 0; k < count; k++) {
    const [angle, reach] = [random() * 6.3, Math.sqrt(random())]
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
    const lit = Math.max(0, Math.min(1, 0.42 - y * 0.5 - x * 0.2 + (random() - 0.5) * 0.5))
    brush.fillStyle = css(blend(shade(colour, 0.62), light, lit), 0.8)
    brush.beginPath()
    brush.ellipse(cx + x * rx, cy + y * ry, 10 + 15 * random(), 6 + 8 * random(), random() * 3, 0, 7)
    brush.fill()
  }
}

function paintClouds({ layer, random, floor, tone }: Place): void {
  for (let cloud = 0; cloud < 5; cloud++) {
    const [x, y, wide] = [random() * layer.across, floor * (0.1 + 0.42 * random()), 90 + 130 * random()]
    for (let k = 0; k < 26; k++) {
      const u = (random() - 0.5) * 2
      disc(layer.brush, [x + u * wide, y - (1 - u * u) * 34 * random()], 12 + 26 * (1 - u * u) * random() + 6, tone([255, 253, 250]), 0.16)
    }
  }
}

/** A wall with one large quiet shape and the light of a window on it. */
const paintWall: PaintPlace = ({ layer, random, floor, shape }) => {
  const { brush, across } = layer
  const middle = across * (0.5 + (random() - 0.5) * 0.16)
  const radius = Math.min(across * 0.42, floor * 0.44)
  if (random() < 0.5) disc(layer.brush, [middle, floor * 0.5], radius, shape, 0.6)
  else {
    brush.fillStyle = css(shape, 0.6)
    brush.beginPath()
    brush.roundRect(middle - radius * 0.86, floor * 0.14, radius * 1.72, floor, [radius * 0.86, radius * 0.86, 0, 0])
    brush.fill()
  }
  const [left, lean, pane] = [across * (0.04 + 0.5 * random()), (random() - 0.5) * 0.5, Math.min(across, floor) * 0.15]
  brush.fillStyle = css([255, 250, 232], 0.32)
  for (let row = 0; row < 4; row++) {
    for (const column of [0, 1, 2]) {
      const [x, y] = [left + column * pane * 1.12, floor * 0.08 + row * pane * 1.24 + column * pane * lean]
      brush.fill(outline([[x, y], [x + pane, y + pane * lean]], [[x + pane, y + pane * lean], [x + pane, y + pane * (lean + 1.12)]], [[x + pane, y + pane * (lean + 1.12)], [x, y + pane * 1.12]]))
    }
  }
}

const paintGarden: PaintPlace = (place) => {
  const { layer, random, floor, shape, ground, tone } = place
  const { across, brush } = layer
  const light = tone([236, 244, 168])
  for (const [row, [rise, size]] of ([[0.62, 1.25], [0.4, 1], [0.2, 0.72]] as const).entries()) {
    for (let k = 0; k < 9; k++) {
      const x = (across * (k + random())) / 9
      // The middle stays open, so that light stands behind the person.
      const open = Math.exp(-(((x / across - 0.5) / 0.2) ** 2))
      const green = blend(shade(shape, 0.94 - 0.18 * row), tone([196, 222, 170]), 0.34 - row * 0.16)
      paintFoliage(place, [x, floor - floor * rise * (0.35 + 0.5 * random()) * (1 - 0.5 * open)], [across * 0.11 * size, floor * 0.2 * size * (1 - 0.4 * open)], green, blend(green, light, 0.6), 80)
    }
  }
  const flowers = [[250, 170, 190], [255, 236, 170], [252, 248, 246], [226, 120, 150], [196, 160, 230]] as const
  for (let k = 0; k < 150; k++) {
    const t = random() ** 1.6
    const [x, y] = [random() * across, floor - 26 + t * 70]
    brush.fillStyle = css(blend(ground, k % 3 ? shade(shape, 0.6) : light, 0.5), 0.8)
    brush.beginPath()
    brush.ellipse(x, y - 10, 4 + 5 * t, 20 + 20 * random(), (random() - 0.5) * 0.9, 0, 7)
    brush.fill()
    if (k % 2) disc(layer.brush, [x + 8, y - 26 * random()], 5 + 8 * random(), tone(flowers[k % 5]!), 0.9)
  }
}

const paintCity: PaintPlace = ({ layer, random, floor, shape, tone, dusk }) => {
  const { brush, across } = layer
  disc(layer.brush, [across * 0.62, floor * 0.42], 150, tone([255, 240, 214], true), 0.35 * (1 - dusk))
  // A street: houses grow towards both edges.
  for (const row of [0, 1, 2]) {
    for (const side of [-1, 1]) {
      let out = [0.06, 0.16, 0.32][row]! * across
      while (out < across * 0.56) {
        const wide = (34 + 50 * random()) * (1 + row * 0.8)
        const high = floor * (0.26 + 0.2 * row + 0.2 * random() + 0.5 * (out / across))
        const x = across / 2 + side * out - (side < 0 ? wide : 0)
        const wall = blend(shade(shape, 0.98 - 0.12 * row + 0.14 * random()), tone([246, 222, 204]), 0.52 - row * 0.2)
        const face = brush.createLinearGradient(0, floor - high, 0, floor)
        face.addColorStop(0, css(blend(wall, tone([255, 244, 230]), 0.2)))
        face.addColorStop(1, css(shade(wall, 0.82)))
        brush.fillStyle = face
        brush.fillRect(x, floor - high, wide - 3, high + 4)
        const cell = 13 + 9 * row
        for (let wy = floor - high + cell; wy < floor - cell * 1.4; wy += cell * 1.7)
          for (let wx = x + cell * 0.6; wx < x + wide - cell; wx += cell * 1.2) {
            const lit = random() < 0.2 + 0.5 * dusk
            brush.fillStyle = lit ? css(blend(tone([255, 222, 158], true), [255, 190, 104], dusk * 0.6), 0.3 + 0.7 * dusk) : css(shade(wall, 0.7), 0.5)
            brush.fillRect(wx, wy, cell * 0.62, cell)
          }
        out += wide
      }
    }
  }
}

const paintBeach: PaintPlace = (place) => {
  const { layer, random, floor, tone, dusk } = place
  const { brush, across } = layer
  // The sea is the sky's mirror.
  const shape = blend(place.shape, [168, 112, 140], dusk < 1 ? dusk : 0)
  paintClouds(place)
  disc(layer.brush, [across * 0.28, floor * 0.4], 60, tone([255, 248, 226], true), 0.9)
  disc(layer.brush, [across * 0.28, floor * 0.4], 150, tone([255, 240, 206], true), 0.2)
  const horizon = floor * 0.7
  const sea = brush.createLinearGradient(0, horizon, 0, floor)
  sea.addColorStop(0, css(shade(shape, 0.86)))
  sea.addColorStop(0.6, css(shape))
  sea.addColorStop(1, css(blend(shape, tone([214, 244, 234]), 0.65)))
  brush.fillStyle = sea
  brush.fillRect(0, horizon, across, floor - horizon + 2)
  for (let k = 0; k < 240; k++) {
    const t = random()
    const [x, y, wide] = [random() * across, horizon + t * (floor - horizon), 8 + 46 * t * random()]
    const glint = Math.exp(-(((x / across - 0.28) / 0.1) ** 2))
    brush.fillStyle = random() < 0.45 + 0.5 * glint ? css(tone([255, 252, 240], true), 0.24 + 0.6 * glint) : css(shade(shape, 0.74), 0.28)
    brush.beginPath()
    brush.ellipse(x, y, wide, 0.8 + 2 * t, 0, 0, 7)
    brush.fill()
  }
  for (const [dy, alpha] of [[-16, 0.6], [-2, 0.85]] as const) {
    brush.fillStyle = css(tone([255, 255, 252]), alpha)
    const crest = Array.from({ length: 15 }, (_, k): Point => [(across * k) / 14, floor + dy - 7 * random()])
    brush.fill(outline(crest, crest.map(([x, y]): Point => [x, y + 4 + 7 * random()]).toReversed()))
  }
}

const paintSnow: PaintPlace = ({ layer, random, floor, shape, tone }) => {
  const { brush, across } = layer
  for (const [row, share] of [0.5, 0.34].entries()) {
    const ridge = Array.from({ length: 9 }, (_, k): Point => [(across * k) / 8, floor - floor * share * (0.6 + 0.6 * random())])
    brush.fillStyle = css(blend(shape, tone([240, 246, 252]), 0.5 - row * 0.16))
    brush.fill(outline(ridge, [[across, floor + 4], [0, floor + 4]]))
  }
  for (let k = 0; k < 26; k++) {
    const near = k / 26
    const x = across * random()
    const tall = floor * (0.2 + 0.34 * near * random() + 0.3 * Math.abs(x / across - 0.5))
    for (let tier = 0; tier < 6; tier++) {
      const [y, half] = [floor - tall + (tall * tier) / 6, (10 + tier * 7) * (0.6 + near)]
      brush.fillStyle = css(blend(tone([74, 100, 112]), shape, 0.66 - 0.5 * near))
      brush.fill(outline([[x, y - tall * 0.12], [x + half, y + tall * 0.16]], [[x + half, y + tall * 0.16], [x, y + tall * 0.12], [x - half, y + tall * 0.16]]))
      brush.fillStyle = css(tone([246, 250, 255]), 0.85)
      brush.fill(outline([[x, y - tall * 0.12], [x - half * 0.1, y + tall * 0.04], [x - half, y + tall * 0.15], [x - half * 0.55, y + tall * 0.02]]))
    }
  }
}

const WALL = { paint: paintWall, blur: 5 }

/** Each place behind a person, and how far it is out of focus, in points. */
export const places: Readonly<Record<NonNullable<Person['place']>, { paint: PaintPlace; blur: number }>> = {
  studio: WALL, warm: WALL, blue: WALL,
  city: { paint: paintCity, blur: 8 },
  garden: { paint: paintGarden, blur: 9 },
  beach: { paint: paintBeach, blur: 3.4 },
  snow: { paint: paintSnow, blur: 7 },
  clinic: { paint: paintClinic, blur: 7 }, classroom: { paint: paintClassroom, blur: 4 },
  kitchen: { paint: paintKitchen, blur: 7 },
  hall: { paint: paintHall, blur: 6 },
  night: { paint: paintNightWood, blur: 6 },
  heaven: { paint: paintHeaven, blur: 6 },
  mesa: { paint: paintMesa, blur: 6 },
}
