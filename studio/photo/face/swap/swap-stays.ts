import { smoothstep } from '../../../pixels/colour.ts'
import { mapToBytes } from '../../../pixels/map-values.ts'
import type { Plane } from '../../../pixels/plane.ts'
import type { Size } from '../../../pixels/raster.ts'
import { connectedComponents } from '../../../vision/components.ts'
import { faceRegions } from '../../../vision/face-geometry.ts'
import { regionMask } from '../../../vision/face-mask.ts'
import { CHIN, MOUSTACHE } from '../../../vision/face-traits.ts'
import type { Face } from '../../../vision/faces.ts'
import type { OpenCv } from '../../../vision/opencv.ts'
import { blur } from '../blur.ts'

const { oval, leftBrow, rightBrow, leftEye, rightEye, lips } = faceRegions
/** A chin of which no more than this is bare has a beard. */
const BARE_CHIN = 0.75

/** How far the shade of hair reaches, in widths of the face. */
const SHADE = 0.03

/**
 * Hair over the rim of a face, 0..1, grown by what its shadow takes: what is not skin and hangs together with what is
 * around the face. Make-up and the tails of brows do not, they go with the face. `spared` is how far around eyes, brows
 * and lips there is none, in widths of the face.
 */
export function strayHair(cv: OpenCv, skin: Plane, face: Face, size: Size, unit: number, spared: number): Plane {
  const features = regionMask(face, [leftBrow, rightBrow, leftEye, rightEye, lips], size, unit * spared)
  const inside = regionMask(face, [oval], size)
  const away = skin.map((value, i) => (1 - value) * (1 - smoothstep(0.03, 0.2, features[i]!)))
  const { labels, areas } = connectedComponents(cv, mapToBytes(away, (value, i) => (value > 0.35 || inside[i]! < 0.5 ? 1 : 0)), size)
  const reaches = areas.map(() => false)
  labels.forEach((label, i) => {
    if (inside[i]! < 0.5) reaches[label] = true
  })
  const hair = away.map((value, i) => (labels[i] && reaches[labels[i]] ? value : 0))
  return blur(hair, size, unit * SHADE).map((value) => smoothstep(0.06, 0.3, value))
}

/** A beard with the lips in it, its lighter parts too, 0..1; nothing when the chin is bare. */
export function beardOf(bare: Plane, face: Face, size: Size, unit: number): Plane | undefined {
  const chin = regionMask(face, [CHIN], size)
  let [seen, total] = [0, 1e-6]
  chin.forEach((value, i) => {
    seen += value * bare[i]!
    total += value
  })
  if (seen > BARE_CHIN * total) return undefined
  const [upper, mouth] = [regionMask(face, [MOUSTACHE], size, unit * 0.02), regionMask(face, [lips], size, unit * 0.03)]
  // It begins on the way from the nose down to the upper lip, below the nostrils.
  const [nose, lip] = [face.mesh[2]!, face.mesh[0]!]
  const [dx, dy] = [lip[0] - nose[0], lip[1] - nose[1]]
  const length = dx * dx + dy * dy || 1
  const below = bare.map((value, i) => {
    const along = (((i % size.width) - nose[0]) * dx + (Math.floor(i / size.width) - nose[1]) * dy) / length
    return smoothstep(0.3, 0.7, along) * Math.max(1 - value, smoothstep(0.1, 0.4, mouth[i]!), chin[i]!, smoothstep(0.1, 0.4, upper[i]!))
  })
  return blur(below, size, unit * 0.03).map((value) => smoothstep(0.15, 0.5, value))
}
