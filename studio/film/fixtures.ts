import type { FilmStage } from './stage/film-stage.ts'
import { filmPlanes } from './stage/planes.ts'

/** A soft pattern for tests of films of 160 by 96, half as fine as their pixels. */
export function pattern(brightness = 128): FilmStage {
  const [width, height] = [224, 136]
  const data = new Uint8Array(width * height * 3)
  for (let i = 0; i < width * height; i++) data.fill(brightness + 0.7 * Math.min(brightness, 255 - brightness) * Math.sin((i % width) / 7) * Math.cos(Math.floor(i / width) / 9), i * 3, i * 3 + 3)
  const nearness = { width: 4, height: 4, data: new Float32Array(16).map((_, i) => 0.2 + 0.1 * Math.floor(i / 4)) }
  return {
    width,
    height,
    window: { left: 0, top: 0, width, height: (width * 96) / 160 },
    layers: [{ ...filmPlanes({ width, height, channels: 3, data }), nearness }],
    focus: { x: width / 2, y: height / 2, nearness: 0.3 },
    light: { x: 40, y: 20 },
  }
}
