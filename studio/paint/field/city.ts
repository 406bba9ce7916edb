import { bloom } from '../../pixels/linear-image.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { gradeToPalette } from '../palette-grade.ts'
import type { ScenePainter } from '../painter.ts'
import { paintNightCity } from './city/night.ts'
import { renderCity } from './city/solid/solid-city.ts'
import type { CityView } from './city/solid/standpoint.ts'
import { reflectInWater } from './city/water.ts'
import { createFrame, forkRandom } from './shared/frame.ts'
import { rainCoverage, snowCoverage, veil } from './shared/precipitation.ts'

const viewOf = ({ manner }: SceneSpec): CityView => (manner === 'street' || manner === 'above' ? manner : 'river')

/** A city: solid in the light of day, from a river, a street or above; a lit skyline on the water by night. */
export const paintCity: ScenePainter = (spec, width, height, context) => {
  const random = forkRandom(context.random)
  const kind = viewOf(spec)
  if (spec.time === 'night' && kind === 'river') return paintNightCity(spec, width, height, context)
  const frame = createFrame(width, height)
  const { image, depth, light, waterline } = renderCity(spec, frame, kind, context)
  if (kind === 'river') {
    const roughness = spec.weather === 'rain' ? 1.6 : spec.mood === 'calm' ? 0.75 : 1.1
    reflectInWater(image, frame, waterline, roughness, false, context)
  }
  const falling = forkRandom(random)
  const dim = spec.time === 'night' ? 0.4 : 1
  if (spec.weather === 'rain') veil(image, rainCoverage(frame, falling), [0.75, 0.8, 0.92], 0.6 * dim)
  if (spec.weather === 'snow') veil(image, snowCoverage(frame, falling), [0.95, 0.97, 1], 0.95 * dim)
  const soft = spec.mood === 'dreamy' || spec.weather === 'mist' ? 1.7 : 1
  bloom(image, 0.95, 0.1 * soft, [1 / 200, 1 / 50].map((share) => share * frame.unit), () => context.checkCancelled())
  gradeToPalette(image, spec.palette, () => context.checkCancelled())
  context.progress(1)
  return { image, depth, tone: { exposure: light.exposure, grain: 0.012, seed: spec.seed }, ...(kind === 'river' && { mirror: { row: waterline * frame.unit } }) }
}
