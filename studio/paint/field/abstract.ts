import type { ScenePainter } from '../painter.ts'
import { paintCutout } from './abstract/cutout.ts'
import { paintFlow } from './abstract/flow.ts'
import { paintFluid } from './abstract/fluid.ts'
import { paintMarbling } from './abstract/marbling.ts'
import { abstractPalette } from './abstract/palette.ts'
import { createFrame, forkRandom, pick } from './shared/frame.ts'

/** A painting of nothing in particular: by seed strokes in a current, marbled paper, poured colour or cut sheets. */
export const paintAbstract: ScenePainter = (spec, width, height, context) => {
  const random = forkRandom(context.random)
  const paint = pick(random, [paintFlow, paintMarbling, paintFluid, paintCutout])
  const palette = abstractPalette(spec, random())
  const darkGround = random() < 0.55
  const night = spec.time === 'night'
  const onDark = night || (darkGround && !(spec.time === 'day' && spec.mood === 'joyful'))
  const painted = paint({ frame: createFrame(width, height), random: forkRandom(random), palette, onDark, spec, context })
  context.progress(1)
  const exposure = { dawn: 1.02, day: 1, sunset: 0.94, night: 0.72 }[spec.time]
  return { ...painted, tone: { filmic: false, grain: 0.01, exposure, seed: spec.seed } }
}
