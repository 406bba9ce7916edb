import type { SceneSpec } from '../../scene/scene-spec.ts'
import { createLayer, lay, type Layer } from '../brush/layer.ts'
import { css, type Pigment } from '../brush/pigment.ts'

interface Light {
  /** What passes of the person's own colours. */
  filter: Pigment
  /** The light behind them that edges their outline, and how strongly. */
  rim: Pigment
  strength: number
}

const DAY: Light = { filter: [255, 253, 250], rim: [255, 250, 230], strength: 0.5 }
const LIGHTS: Readonly<Record<SceneSpec['time'], Light>> = {
  day: DAY,
  dawn: { filter: [255, 236, 238], rim: [255, 226, 214], strength: 0.7 },
  sunset: { filter: [252, 214, 188], rim: [255, 196, 120], strength: 1 },
  night: { filter: [180, 180, 212], rim: [255, 206, 150], strength: 0.8 },
}
const INDOORS = ['studio', 'warm', 'blue', 'clinic', 'classroom', 'kitchen', 'hall']

/** Lays people on their ground in its light: coloured by the hour, edged by what shines behind them. */
export function layLit(under: Layer, people: Layer, spec: SceneSpec, pause: () => void): void {
  const { width, height, across, down } = people
  const { filter, rim, strength } = LIGHTS[spec.time]
  const { brush } = people
  const outside = !INDOORS.includes(spec.person?.place ?? 'studio')
  // The outline less itself moved and blurred: a band on the side of the light.
  const band = createLayer(width, height)
  const edge = (dx: number, dy: number, sigma: number, colour: Pigment, alpha: number, mode: GlobalCompositeOperation) => {
    band.brush.globalCompositeOperation = 'source-over'
    band.brush.clearRect(0, 0, across, down)
    band.brush.drawImage(people.canvas, 0, 0, across, down)
    band.brush.globalCompositeOperation = 'source-in'
    band.brush.fillStyle = css(colour, alpha)
    band.brush.fillRect(0, 0, across, down)
    const moved = createLayer(width, height)
    moved.brush.drawImage(people.canvas, dx, dy, across, down)
    lay(band, moved, { sigma, mode: 'destination-out' })
    lay(people, band, { mode })
    pause()
  }
  if (outside) {
    edge(-7, 5, 5, filter.map((value) => value * 0.5) as unknown as Pigment, 0.16, 'multiply')
    edge(3.4, 3, 2.4, rim, 0.62 * strength, 'screen')
    edge(-2.6, 2.4, 1.8, rim, 0.4 * strength, 'screen')
  }
  if (spec.time !== 'day') {
    brush.save()
    brush.globalCompositeOperation = 'multiply'
    const own = createLayer(width, height)
    lay(own, people)
    brush.fillStyle = css(outside ? filter : (filter.map((value) => (value + 255) / 2) as unknown as Pigment))
    brush.fillRect(0, 0, across, down)
    brush.globalCompositeOperation = 'destination-in'
    brush.drawImage(own.canvas, 0, 0, across, down)
    brush.restore()
  }
  if (!outside) {
    // On a wall a person throws a wide soft shade.
    const shade = createLayer(width, height)
    shade.brush.drawImage(people.canvas, 44, 26, across, down)
    shade.brush.globalCompositeOperation = 'source-in'
    shade.brush.fillStyle = css([50, 32, 44])
    shade.brush.fillRect(0, 0, across, down)
    lay(under, shade, { sigma: 40, alpha: 0.2 })
  }
  lay(under, people)
}
