import { layRainbow } from '../../paint/rainbow.ts'
import { finish } from '../../paint/terrain/finish.ts'
import { lightFor } from '../../paint/terrain/light.ts'
import { render } from '../../paint/terrain/render.ts'
import { createSky } from '../../paint/terrain/sky.ts'
import { addStars } from '../../paint/terrain/stars.ts'
import { createView } from '../../paint/terrain/view.ts'
import { toneMap, type RasterImage } from '../../pixels/linear-image.ts'
import { Noise } from '../../pixels/noise.ts'
import { createRandom } from '../../pixels/random.ts'
import type { Size } from '../../pixels/raster.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'

/** A sky by its hour and weather down to the horizon, which is the picture's lower edge: no land, no water. */
export async function paintSky(spec: SceneSpec, { width, height }: Size, checkCancelled: () => void): Promise<RasterImage> {
  const random = createRandom(spec.seed ^ 0x51c)
  const noise = new Noise(spec.seed)
  const side = random() < 0.5 ? -1 : 1
  const light = lightFor(spec, {
    dawn: { azimuth: side * (0.1 + 0.2 * random()), elevation: 0.1 },
    day: { azimuth: side * (1.1 + 0.9 * random()), elevation: 0.8 },
    sunset: { azimuth: side * 0.26 * random(), elevation: 0.085 },
    night: { azimuth: side * (0.05 + 0.2 * random()), elevation: 0.22 },
  })
  const view = createView(width, height, 1, 1, 8)
  const sky = createSky(view, light, noise, 40 * random(), checkCancelled, 1)
  const distance = new Float32Array(width * height).fill(Infinity)
  const image = render(view, sky, distance, () => undefined, checkCancelled)
  if (light.night) addStars(image, view, sky, distance, noise, { seed: spec.seed, count: 1100, galaxy: light.aurora ? 0 : 0.45 }, checkCancelled)
  const painting = finish(image, distance, 80, spec, light, checkCancelled)
  if (spec.sky === 'rainbow') layRainbow(painting, spec, checkCancelled)
  if (spec.sky === 'fireworks') {
    const { layFireworks } = await import('../../paint/skies/fireworks/fireworks.ts')
    layFireworks(painting, spec, noise, checkCancelled)
  }
  return toneMap(painting.image, painting.tone, checkCancelled)
}
