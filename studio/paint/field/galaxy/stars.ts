import type { Rgb } from '../../../pixels/colour.ts'
import { addLight } from '../../../pixels/light-point.ts'
import type { LinearImage } from '../../../pixels/linear-image.ts'
import type { Plane } from '../../../pixels/plane.ts'
import type { Random } from '../../../pixels/random.ts'
import { forkRandom, type Frame } from '../shared/frame.ts'

const temperature = (t: number): Rgb => (t < 0.3 ? [1, 0.72, 0.5] : t < 0.6 ? [1, 0.95, 0.88] : [0.7, 0.82, 1])

/** Adds a point of light with the given radius (frame lengths), its light kept when it is smaller than a pixel. */
function addPoint(
  image: LinearImage,
  unit: number,
  x: number,
  y: number,
  radius: number,
  colour: Rgb,
  strength: number,
): void {
  const wanted = radius * unit
  const spread = Math.max(0.55, wanted)
  const level = strength * Math.min(1, (wanted / spread) ** 2)
  addLight(image, x * unit, y * unit, spread, Math.ceil(spread * 3), colour, level)
}

/** A bright star with the four spikes that a telescope's vanes give it. */
function addBeacon(image: LinearImage, unit: number, x: number, y: number, colour: Rgb, strength: number): void {
  addPoint(image, unit, x, y, 0.0011 + 0.0007 * strength, colour, 4 + 3 * strength)
  addPoint(image, unit, x, y, 0.008 + 0.007 * strength, colour, 0.07 * strength)
  const length = 0.014 + 0.034 * strength
  const steps = Math.ceil(length * unit * 1.5)
  for (let step = -steps; step <= steps; step++) {
    const along = (step / steps) * length
    const light = (1 - Math.abs(step / steps)) ** 2.6 * 0.75 * strength
    addPoint(image, unit, x + along, y, 0.00055, colour, light)
    addPoint(image, unit, x, y + along, 0.00055, colour, light)
  }
}

/** Stars over the whole sky, thicker in the gas and hidden by dust, and a few beacons, in place. */
export function paintStars(image: LinearImage, frame: Frame, gas: { density: Plane; dust: Plane }, many: number, random: Random): void {
  const { width, unit, w, h } = frame
  const [field, beacons] = [forkRandom(random), forkRandom(random)]
  for (let star = 0; star < 9000 * many; star++) {
    const x = field() * w
    const y = field() * h
    const chance = field()
    const hidden = field()
    const magnitude = field() ** 7
    const colour = temperature(field())
    const i = Math.floor(y * unit) * width + Math.min(width - 1, Math.floor(x * unit))
    if (chance > 0.22 + gas.density[i]! * 0.8 || (gas.dust[i]! > 0.5 && hidden < 0.7)) continue
    addPoint(image, unit, x, y, 0.0005 + 0.00055 * magnitude, colour, 0.1 + 2.4 * magnitude)
  }
  const count = 7 + Math.floor(beacons() * 9)
  for (let beacon = 0; beacon < count; beacon++)
    addBeacon(image, unit, beacons() * w, beacons() * h, temperature(beacons()), 0.45 + 2.1 * beacons() ** 2.4)
}

/** A shower of shooting stars out of one corner of the sky, in place. */
export function paintMeteors(image: LinearImage, { unit, w, h }: Frame, random: Random): void {
  const [side, fall] = [random() < 0.5 ? -1 : 1, 0.55 + 0.4 * random()]
  for (let meteor = 0; meteor < 26; meteor++) {
    const [x, y, long, bright] = [random() * w * 1.2 - 0.1 * w, random() * h, 0.1 + 0.2 * random(), 0.5 + 1.3 * random() ** 2]
    const steps = Math.ceil(long * unit)
    for (let step = 0; step <= steps; step++) {
      const t = step / steps
      addPoint(image, unit, x + side * long * t, y + long * fall * t, 0.0007 + 0.0009 * t, [0.82, 0.9, 1], bright * t ** 2.2)
    }
    addPoint(image, unit, x + side * long, y + long * fall, 0.002, [1, 0.96, 0.9], 1.6 * bright)
  }
}
