import type { GeneratorInput } from '#contract/generators/generators.ts'

interface Size {
  width: number
  height: number
}

type Shape = Pick<GeneratorInput<'img-to-video'>, 'ratio' | 'resolution'>

/** The shorter side of a film. */
const SHORT: Record<Shape['resolution'], number> = { '720p': 720, '1080p': 1080 }
/** Photos that are longer than this are filmed in part. */
const LONGEST = 16 / 9
/** Encoders and the studio's own cells want sides that divide by this. */
const STEP = 8

/** Pixels of a film of a photo, in multiples of `step`. */
export function filmSize(ratio: Shape['ratio'], resolution: Shape['resolution'], photo: Size, step = STEP): Size {
  const [across, down] = ratio === 'original' ? [photo.width, photo.height] : (ratio.split(':').map(Number) as [number, number])
  const share = Math.min(LONGEST, Math.max(1 / LONGEST, across / down))
  const whole = (value: number) => step * Math.round(value / step)
  const short = whole(SHORT[resolution])
  return share >= 1 ? { width: whole(short * share), height: short } : { width: short, height: whole(short / share) }
}
