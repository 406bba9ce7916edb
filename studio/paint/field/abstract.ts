import type { Manner, SceneSpec } from '../../scene/scene-spec.ts'
import type { ScenePainter } from '../painter.ts'
import { paintCutout } from './abstract/cutout.ts'
import { paintFlow } from './abstract/flow.ts'
import { paintFluid } from './abstract/fluid.ts'
import { paintGeometric } from './abstract/geometric.ts'
import { paintGradient } from './abstract/gradient.ts'
import { paintMarbling } from './abstract/marbling.ts'
import { abstractPalette } from './abstract/palette.ts'
import type { AbstractPainter } from './abstract/study.ts'
import { paintSweeps } from './abstract/sweeps.ts'
import { createFrame, forkRandom, NEARNESS, pick } from './shared/frame.ts'

const WAYS: Record<Manner<'abstract'>, AbstractPainter> = {
  strokes: paintFlow, marbling: paintMarbling, fluid: paintFluid, cutout: paintCutout,
  geometric: paintGeometric, gradient: paintGradient, sweeps: paintSweeps,
}

/** The ways that suit a mood. */
const BY_MOOD: Record<SceneSpec['mood'], readonly [Manner<'abstract'>, ...Manner<'abstract'>[]]> = {
  calm: ['gradient', 'sweeps', 'cutout', 'strokes', 'geometric'],
  dramatic: ['sweeps', 'geometric', 'gradient', 'fluid', 'strokes'],
  dreamy: ['gradient', 'strokes', 'marbling', 'cutout', 'sweeps'],
  joyful: ['geometric', 'sweeps', 'geometric', 'marbling', 'cutout'],
  mysterious: ['gradient', 'fluid', 'strokes', 'cutout', 'sweeps'],
}

const isWay = (manner: SceneSpec['manner']): manner is Manner<'abstract'> => manner !== undefined && manner in WAYS

/** A painting of nothing in particular, in a way that the words or the mood ask for. */
export const paintAbstract: ScenePainter = (spec, width, height, context) => {
  const random = forkRandom(context.random)
  const drawn = pick(random, BY_MOOD[spec.mood])
  const paint = WAYS[isWay(spec.manner) ? spec.manner : drawn]
  const palette = abstractPalette(spec, random())
  const lean = { calm: 0.15, dreamy: 0.4, joyful: 0.1, dramatic: 0.7, mysterious: 1 }[spec.mood] + (spec.palette === 'neon' ? 0.6 : spec.palette === 'pastel' ? -0.6 : 0)
  const onDark = random() < (spec.time === 'night' ? 1 : lean)
  const painted = paint({ frame: createFrame(width, height, NEARNESS[spec.framing]), random: forkRandom(random), palette, onDark, spec, context })
  context.progress(1)
  const exposure = { dawn: 1.02, day: 1, sunset: 0.94, night: 0.72 }[spec.time]
  return { ...painted, tone: { filmic: false, grain: 0.01, exposure, seed: spec.seed } }
}
