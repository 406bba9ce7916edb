import { type Colours, gaussianBlur, type Plane } from '../pixels/plane.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import type { Size } from '../pixels/raster.ts'
import { faceRegions, type Loop } from './face-geometry.ts'
import { regionMask } from './face-mask.ts'
import { facePose } from './face-pose.ts'
import { studiedFace } from './face-traits.ts'
import type { Face } from './faces.ts'
import { BEARD_CORES, shareOfLeft } from './beard-zones.ts'
import { nonzeroLight, redness } from './light-and-redness.ts'

/** Of 0.01 of redness more than the cheek's so much is free, and the rest takes this of its darkness: shade and lips are red. */
const RED = { free: 0.015, weight: 2.5 }
/** The roughest that hair counts: folds of a smile are rougher. */
const ROUGHEST = 2.5
/** Hairiness of the moustache, or of the chin below some moustache; more of a turned face, whose far half is lost in shade. */
const HAIRY = { least: 0.28, turned: 0.6, aside: 30, someMoustache: 0.1 }
/** Darkness of the upper lip with the chin or a rough jaw together: a fold of a smile is dark alone. */
const TOGETHER = { dark: 0.19, rough: 1.5 }

/** Chin and jaw that are both so dark, and so rough, have a beard, whatever the upper lip shows. */
const FULL = { dark: 0.4, rough: 1.2 }

/** 'full': from ear to ear. */
export type Beard = 'none' | 'some' | 'full'

/**
 * Whether what is dark below a nose is hair: both halves of the face are asked, each against its own cheek, of a turned
 * face the nearer one.
 */
export function showsBeard(photo: RasterImage, face: Face): Beard {
  const { planes, size, own } = studiedFace(photo, face)
  const { yaw, width } = facePose(own)
  const zone = zonesOf(planes, size, own, width, shareOfLeft(yaw))
  const [moustache, chin, jaw] = [zone(BEARD_CORES.moustache), zone(BEARD_CORES.chin), zone(BEARD_CORES.jaw)]
  const [lip, below] = [hairiness(moustache), hairiness(chin)]
  const hairy = Math.max(lip, lip > HAIRY.someMoustache ? below : 0)
  const together = moustache.dark + Math.max(chin.dark, jaw.rough > TOGETHER.rough ? jaw.dark : 0)
  if (hairy <= (Math.abs(yaw) > HAIRY.aside ? HAIRY.turned : HAIRY.least) || together <= TOGETHER.dark) return 'none'
  return [chin, jaw].every(({ dark, rough }) => dark > FULL.dark && rough > FULL.rough) ? 'full' : 'some'
}

interface Zone {
  /** How much darker than the cheek it is, without what redness explains; below 0 where it is lighter. */
  dark: number
  /** Texture against the cheeks'. */
  rough: number
}

const hairiness = ({ dark, rough }: Zone) => Math.max(0, dark) * Math.min(ROUGHEST, rough)

function zonesOf(planes: Colours, size: Size, face: Face, width: number, left: number) {
  const light = planes[0].map((_, i) => nonzeroLight([planes[0][i]!, planes[1][i]!, planes[2][i]!]))
  const red = planes[0].map((_, i) => redness([planes[0][i]!, planes[1][i]!, planes[2][i]!]))
  const soft = gaussianBlur(light, size.width, size.height, Math.max(0.6, width * 0.012))
  const rough = light.map((value, i) => Math.abs(value - soft[i]!) / (soft[i]! + 0.03))
  const seen = (loop: Loop) => {
    const mask = regionMask(face, [loop], size)
    const mean = (plane: Plane) => plane.reduce((sum, value, i) => sum + value * mask[i]!, 0) / (mask.reduce((sum, value) => sum + value, 1e-6))
    return { light: mean(light), red: mean(red), rough: mean(rough) }
  }
  const cheeks = [seen(faceRegions.leftCheek), seen(faceRegions.rightCheek)] as const
  const smooth = (cheeks[0].rough + cheeks[1].rough) / 2 + 0.004
  return (loops: readonly [Loop, Loop]): Zone => {
    const [one, other] = [seen(loops[0]), seen(loops[1])]
    const both = (a: number, b: number) => left * a + (1 - left) * b
    const redder = both(one.red - cheeks[0].red, other.red - cheeks[1].red)
    return {
      dark: 1 - both(one.light / cheeks[0].light, other.light / cheeks[1].light) - RED.weight * Math.max(0, redder - RED.free),
      rough: (both(one.rough, other.rough) + 0.004) / smooth,
    }
  }
}
