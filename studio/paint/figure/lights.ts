import type { Person } from '../../scene/scene-spec.ts'
import type { Layer } from '../brush/layer.ts'
import { blend, css, type Pigment } from '../brush/pigment.ts'
import type { Place } from './place.ts'
import { disc } from './shape.ts'

/** A lens' disc of light: even, with a brighter rim. */
function paintBokeh(layer: Layer, x: number, y: number, radius: number, colour: Pigment, alpha: number): void {
  disc(layer.brush, [x, y], radius, colour, alpha)
  layer.brush.strokeStyle = css(blend(colour, [255, 255, 255], 0.4), alpha)
  layer.brush.lineWidth = radius * 0.09
  layer.brush.stroke()
}

/** Lights out of focus over the blurred ground. */
export function paintLights({ layer, random, floor, tone, dusk }: Place, place: NonNullable<Person['place']>): void {
  const [count, size, hues]: readonly [number, number, readonly Pigment[]] =
    place === 'garden' ? [26, 30, [[255, 250, 206], [232, 250, 190], [255, 236, 214]]]
    : place === 'city' ? [22 + Math.round(26 * dusk), 30, [[255, 214, 150], [255, 236, 206], [255, 168, 120], [170, 208, 255]]]
    : place === 'hall' || place === 'kitchen' ? [18, 22, [[255, 214, 150], [255, 236, 206]]]
    : place === 'night' ? [26, 10, [[190, 170, 255], [255, 226, 170], [150, 220, 255]]]
    : place === 'heaven' ? [22, 20, [[255, 250, 230], [255, 255, 255]]]
    : place === 'snow' ? [24, 22, [[255, 255, 255], [226, 240, 255]]] : place === 'beach' ? [16, 9, [[255, 255, 246]]] : [0, 0, []]
  layer.brush.save()
  layer.brush.globalCompositeOperation = 'screen'
  for (let k = 0; k < count; k++) {
    const y = place === 'beach' ? floor * (0.74 + 0.24 * random()) : floor * (0.08 + (place === 'city' ? 0.86 : 0.8) * random())
    paintBokeh(layer, random() * layer.across, y, size * (0.35 + 0.9 * random()), tone(hues[k % hues.length]!, true), (0.06 + 0.12 * random()) * (place === 'city' ? 0.7 + 2.4 * dusk : 1))
  }
  layer.brush.restore()
}
