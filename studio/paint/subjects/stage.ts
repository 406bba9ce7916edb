import { hex, type Rgb } from '../../pixels/colour.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { createLayer, type Brush } from '../brush/layer.ts'
import { daylight } from '../brush/light-rig.ts'
import { pigment, type Pigment } from '../brush/pigment.ts'
import type { SubjectLayer } from '../painter.ts'

export type SubjectKind = SceneSpec['subjects'][number]['kind']

/** The colour the prompt gave this kind of subject. */
export function ownColour(spec: SceneSpec, kind: SubjectKind): Pigment | undefined {
  const colour = spec.subjects.find((subject) => subject.kind === kind)?.colour
  return colour ? pigment(colour.slice(0, 7)) : undefined
}

/** The same in linear light. */
export function lightColour(spec: SceneSpec, kind: SubjectKind): Rgb | undefined {
  const colour = spec.subjects.find((subject) => subject.kind === kind)?.colour
  return colour ? hex(colour.slice(0, 7)) : undefined
}

/** How far the rim light reaches in, as a share of the side. */
const RIM = 0.006

export const isDark = ({ time }: SceneSpec) => time === 'night'

/**
 * Runs a painting on a square of 1000 points in the colours of plain daylight, then lights it for the spec's
 * time of day; `glow` is painted after that, for what gives light of its own.
 */
export function onStage(
  spec: SceneSpec,
  size: number,
  paint: (brush: Brush) => void,
  glow?: (brush: Brush) => void,
  rim = RIM,
): SubjectLayer {
  const { brush } = createLayer(size, size)
  paint(brush)
  const image = brush.getImageData(0, 0, size, size)
  const data = new Uint8ClampedArray(image.data)
  relight(data, size, spec.time, rim)
  if (!glow) return { width: size, height: size, data }
  image.data.set(data)
  brush.putImageData(image, 0, 0)
  glow(brush)
  return { width: size, height: size, data: new Uint8ClampedArray(brush.getImageData(0, 0, size, size).data) }
}

/** Key light fades to fill light from the upper left; edges towards the right take the rim light. */
function relight(data: Uint8ClampedArray, size: number, time: SceneSpec['time'], width: number): void {
  const { key, fill, rim, rimStrength } = daylight[time]
  const reach = Math.max(1, Math.round(size * width))
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const at = 4 * (y * size + x)
      const alpha = data[at + 3]!
      if (alpha === 0) continue
      const facing = 0.5 + 0.5 * (1 - (x + y) / size)
      const beyond = x + reach < size && y >= reach ? data[at + 4 * (reach - (reach >> 1) * size) + 3]! : 255
      const edge = beyond < alpha ? (1 - beyond / alpha) * rimStrength * 0.5 : 0
      for (let c = 0; c < 3; c++) {
        const light = (fill[c]! * (1 - facing) + key[c]! * facing) / 255
        data[at + c] = data[at + c]! * light * (1 - edge) + rim[c]! * edge
      }
    }
}
