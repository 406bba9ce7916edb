import { paintScene } from '../../paint/paint-scene.ts'
import { clamp } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import type { Plane } from '../../pixels/plane.ts'
import { fitWithin, type Region, type Size } from '../../pixels/raster.ts'
import type { TaskContext } from '../../pool/task-context.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { boundsOf } from '../../vision/bounds.ts'
import { defocus } from '../defocus.ts'
import { cover } from '../place.ts'
import { subjectGains } from '../subject-gains.ts'

/** Longest side of a painting; behind a large photo it is stretched. */
const PAINTING_SIDE = 1152
/** How much of a painted land is sky, from the top. */
const SKY = 0.4
/** A part that lies along the top edge for at least this share of the width is sky. */
const SKY_WIDTH = 0.4
/** How far the painting takes on the photo's tint and brightness. */
const MATCH = { colourPull: 0.12, exposureMatch: 0.1 }
const LIGHT_SPREAD = 1 / 12

/** Paints a scene into what `alpha` covers, as seen through it, in the photo's light. */
export async function sceneWithin(
  photo: RasterImage,
  alpha: Plane,
  spec: SceneSpec,
  strength: number,
  context: Pick<TaskContext, 'progress' | 'checkCancelled'>,
): Promise<RasterImage> {
  const frame = paintingFrame(alpha, photo)
  const size = fitWithin(frame, PAINTING_SIDE)
  const { image } = await paintScene(spec, size.width, size.height, context)
  const painting = await cover(image, frame)
  const inFrame = painting.data.length / 3
  const window = Float32Array.from({ length: inFrame }, (_, i) => {
    const x = frame.left + (i % frame.width)
    const y = frame.top + Math.floor(i / frame.width)
    return x < photo.width && y < photo.height ? alpha[y * photo.width + x]! : 0
  })
  const light = defocus(photo, LIGHT_SPREAD * Math.max(photo.width, photo.height), alpha.map((value) => 1 - value))
  const gains = subjectGains(painting, window, light, MATCH)
  const out = new Uint8Array(photo.width * photo.height * 3)
  for (let y = 0, i = 0; y < photo.height; y++) {
    for (let x = 0; x < photo.width; x++, i++) {
      const a = alpha[i]! * strength
      const from = ((y - frame.top) * frame.width + x - frame.left) * 3
      for (let c = 0; c < 3; c++) {
        const was = photo.data[i * photo.channels + c]!
        out[i * 3 + c] = a > 0 ? clamp(was + (painting.data[from + c]! * gains[c]! - was) * a + 0.5, 0, 255) : was
      }
    }
  }
  return { width: photo.width, height: photo.height, channels: 3, data: out }
}

/** Where the painting lies: over the marked part, or with its sky over a marked sky and the land hidden below. */
function paintingFrame(alpha: Plane, photo: Size): Region {
  const bounds = boundsOf(alpha, photo, 0) ?? { left: 0, top: 0, ...photo }
  let alongTop = 0
  for (let x = 0; x < photo.width; x++) if (alpha[x]! > 0.5) alongTop++
  return alongTop > SKY_WIDTH * photo.width ? { ...bounds, height: Math.round(bounds.height / SKY) } : bounds
}
