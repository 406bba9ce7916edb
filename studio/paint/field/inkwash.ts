import { clamp } from '../../pixels/colour.ts'
import { createLinearImage } from '../../pixels/linear-image.ts'
import { gaussianBlur, type Plane } from '../../pixels/plane.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { PaintContext, ScenePainter } from '../painter.ts'
import { inkwashColours } from './inkwash/colours.ts'
import { drawCun, drawContour } from './inkwash/cun.ts'
import { drawFigures, drawForeground, drawGrove } from './inkwash/dressing.ts'
import { composeInkwash, type InkwashLayout } from './inkwash/layout.ts'
import { mountPainting } from './inkwash/paper.ts'
import { bankProfile, rangeProfile } from './inkwash/profile.ts'
import { layMist, layRange, type Sheet } from './inkwash/wash.ts'
import { coverageOf, createFrame, createFrameCanvas, forkRandom, type Frame, NEARNESS } from './shared/frame.ts'
import { valueTexture } from './shared/texture.ts'

const isSnowy = (spec: SceneSpec) => (spec.weather === 'snow' ? 1 : spec.season === 'winter' ? 0.6 : 0)
const MIST: Record<SceneSpec['weather'], number> = { clear: 0.75, cloudy: 0.85, mist: 1, rain: 0.92, snow: 0.8, aurora: 0.75 }

function createSheet(frame: Frame, seed: number): Sheet {
  const plane = (): Plane => new Float32Array(frame.width * frame.height)
  return {
    frame,
    ink: plane(),
    cool: plane(),
    warm: plane(),
    depth: plane().fill(1),
    sky: plane().fill(1),
    grain: valueTexture(frame, [0.068, 0.03, 0.012, 0.005, 0.0022], seed + 1),
    wet: valueTexture(frame, [0.16, 0.07, 0.03], seed + 2),
  }
}

function layMountains(sheet: Sheet, layout: InkwashLayout, spec: SceneSpec, context: PaintContext): void {
  const { frame } = sheet
  const misty = spec.weather === 'mist'
  const random = forkRandom(context.random)
  for (const [index, range] of layout.ranges.entries()) {
    const strokeRandom = forkRandom(random)
    const profile = rangeProfile(range, index, frame, context.noise)
    const { canvas, pen } = createFrameCanvas(frame)
    const weight = 0.0016 + 0.0018 * range.nearness
    if (range.nearness > 0.1) {
      drawContour(pen, strokeRandom, profile, frame, context.noise, weight)
      drawCun(pen, strokeRandom, profile, frame, context.noise, range.base, index * 5.3, weight)
    }
    drawGrove(pen, strokeRandom, layout, index, profile, frame, spec, context.noise)
    layRange(
      sheet,
      {
        profile,
        dissolve: index === 4 ? range.base + 0.05 : range.base + (misty ? -0.05 : 0.02),
        softness: index === 4 ? 0.035 : misty ? 0.1 : 0.06,
        nearness: range.nearness * (misty ? 0.85 : 1),
        lane: index * 3.1,
        snow: isSnowy(spec),
        paleness: misty ? 0.72 : 1,
        strokes: coverageOf(canvas),
      },
      context,
    )
    if (index < 4) layMist(sheet, range.base - 0.01, misty ? 0.1 : 0.05, MIST[spec.weather], index * 7, context.noise)
    if (index === 3 && misty) layMist(sheet, range.base - 0.24, 0.07, 0.9, 51, context.noise)
    context.progress(0.15 + 0.12 * index)
  }
  layWater(sheet, layout)
}

/** The water comes nearer from the shore down to the lower edge. */
function layWater({ frame, depth }: Sheet, { shore }: InkwashLayout): void {
  const from = Math.round((shore + 0.02) * frame.unit)
  for (let y = from; y < frame.height; y++) {
    const near = (y - from) / (frame.height - from)
    depth.fill(0.35 - 0.2 * near, y * frame.width, (y + 1) * frame.width)
  }
}

/** Ink soaks into the paper where it is wet, in place. */
function bleed({ frame, ink, wet }: Sheet, amount: number): void {
  const soft = gaussianBlur(ink, frame.width, frame.height, 0.0022 * frame.unit)
  for (let i = 0; i < ink.length; i++) {
    const share = clamp((wet[i]! - 0.42) * 1.6 * amount, 0, 0.8)
    ink[i] = ink[i]! * (1 - share) + soft[i]! * share
  }
}

/**
 * A Chinese ink landscape (shanshui): sheets of limestone towers that dissolve into mist, hemp-fibre strokes,
 * pines on a near bank, a pavilion, a fisher's boat, birds, sun or moon, and a seal.
 */
export const paintInkwash: ScenePainter = (spec, width, height, context) => {
  const frame = createFrame(width, height, NEARNESS[spec.framing])
  const layout = composeInkwash(frame, forkRandom(context.random))
  const colours = inkwashColours(spec)
  const sheet = createSheet(frame, spec.seed)
  context.progress(0.1)
  layMountains(sheet, layout, spec, context)

  const near = createFrameCanvas(frame)
  const bank = bankProfile(layout, frame, context.noise)
  drawContour(near.pen, forkRandom(context.random), bank, frame, context.noise, 0.004)
  const figures = createFrameCanvas(frame)
  drawFigures(figures.pen, forkRandom(context.random), layout, spec)
  const drawn = coverageOf(figures.canvas)
  for (let i = 0; i < drawn.length; i++) {
    sheet.ink[i] = 1 - (1 - sheet.ink[i]!) * (1 - drawn[i]! * 0.9)
  }
  const colour = createFrameCanvas(frame)
  drawForeground(near.pen, colour.pen, forkRandom(context.random), layout, bank, frame, spec)
  layRange(
    sheet,
    {
      profile: bank,
      dissolve: Infinity,
      softness: 0,
      nearness: 1,
      lane: 31,
      snow: isSnowy(spec),
      paleness: 1,
      strokes: coverageOf(near.canvas),
    },
    context,
  )
  bleed(sheet, spec.weather === 'rain' ? 1.8 : 1)
  context.progress(0.8)

  const image = createLinearImage(width, height)
  mountPainting(image, sheet, layout, colours, colour.canvas, spec, context)
  context.progress(1)
  return { image, depth: sheet.depth, tone: { filmic: false, grain: 0.012, seed: spec.seed } }
}
