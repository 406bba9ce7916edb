import { bloom, createLinearImage } from '../../pixels/linear-image.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { ScenePainter } from '../painter.ts'
import { composeGalaxy } from './galaxy/layout.ts'
import { paintBlackHole } from './galaxy/black-hole.ts'
import { namedWorldOf } from './galaxy/worlds.ts'
import { paintNebula } from './galaxy/nebula.ts'
import { GALAXY_COLOURS } from './galaxy/palette.ts'
import { paintPlanet } from './galaxy/planet.ts'
import { paintMeteors, paintStars } from './galaxy/stars.ts'
import { createFrame, forkRandom, NEARNESS } from './shared/frame.ts'

/** Space has a weather of its own: clouds of gas, showers of meteors, fields of stars. */
const GAS: Record<SceneSpec['weather'], number> = { clear: 1, cloudy: 1.35, mist: 1.5, rain: 0.85, snow: 0.7, aurora: 1.15 }

/** Deep space: a gas lane, a spiral or a blown shell in the palette's colours, stars, and none to two worlds. */
export const paintGalaxy: ScenePainter = (spec, width, height, context) => {
  const frame = createFrame(width, height, NEARNESS[spec.framing])
  const layout = composeGalaxy(spec, frame, forkRandom(context.random))
  const colours = GALAXY_COLOURS[spec.palette]
  const image = createLinearImage(width, height)
  const depth = new Float32Array(width * height).fill(1)
  const gas = paintNebula(image, frame, layout, colours, context, GAS[spec.weather])
  context.progress(0.5)
  paintStars(image, frame, gas, spec.weather === 'snow' ? 2.6 : spec.weather === 'clear' ? 1 : 0.7, forkRandom(context.random))
  if (spec.weather === 'rain') paintMeteors(image, frame, forkRandom(context.random))
  context.checkCancelled()
  context.progress(0.7)
  if (layout.hole) paintBlackHole(image, frame, layout.hole, colours.gas, context.noise, () => context.checkCancelled())
  const own = namedWorldOf(spec)?.surface
  for (const planet of layout.planets) {
    paintPlanet(image, depth, frame, planet, layout.light, own ?? colours.worlds[planet.world], context.noise, () => context.checkCancelled())
  }
  context.progress(0.85)
  const dreamy = spec.mood === 'dreamy' ? 1.6 : 1
  bloom(
    image,
    0.75,
    0.22 * dreamy,
    [1 / 220, 1 / 60, 1 / 20].map((share) => share * frame.unit),
    () => context.checkCancelled(),
  )
  context.progress(1)
  const exposure = { dawn: 1.1, day: 1.25, sunset: 1.1, night: 1 }[spec.time] * (spec.mood === 'mysterious' ? 0.85 : 1)
  return { image, depth, tone: { exposure: exposure * 1.08, grain: 0.014, seed: spec.seed } }
}
