import { poseAt } from '../camera/pose.ts'
import { createView } from '../camera/view.ts'
import { blinks } from '../effects/blinks.ts'
import { breath } from '../effects/breath.ts'
import { cloudDrift } from '../effects/clouds.ts'
import type { Effect, Moment } from '../effects/effect.ts'
import { light } from '../effects/light.ts'
import { petals } from '../effects/petals.ts'
import { snow } from '../effects/snow.ts'
import { water } from '../effects/water.ts'
import { frameCount, type FilmSpec } from '../film-spec.ts'
import { createGrid } from '../sample/grid.ts'
import type { Field } from '../stage/field.ts'
import { readerOf } from '../stage/field.ts'
import type { FilmStage } from '../stage/film-stage.ts'
import { bytesOf } from '../stage/planes.ts'
import type { FrameBuffer } from './frame-buffer.ts'
import { coverFor, litLayer, type LayerCover } from './lit-layer.ts'

/** Cells of what is looked at: nearness is smooth, ripples and breath are finer. */
const COARSE = { width: 16, height: 8 }
const FINE = { width: 8, height: 8 }

/** Paints frame after frame of a film into a buffer; every frame can be painted at any time. */
export type Renderer = (frame: FrameBuffer, number: number) => void

export function createRenderer(stage: FilmStage, spec: FilmSpec): Renderer {
  const view = createView(stage, spec)
  const layers = stage.layers.map(litLayer)
  const grid = createGrid(spec.size, spec.life.length > 0 || spec.size.width % COARSE.width > 0 ? FINE : COARSE)
  const effects = effectsOf(spec, stage)
  const sky = stage.sky && spec.life.includes('clouds') ? { drift: cloudDrift(spec, stage, stage.sky), cover: spec.loop ? skyCover(stage, stage.sky) : undefined } : undefined
  const eyes = stage.breather?.eyes ?? []
  const closedAt = blinks(spec)
  const frames = frameCount(spec)

  return (frame, number) => {
    const time = spec.loop ? number / frames : number / Math.max(1, frames - 1)
    const pose = poseAt(spec, number)
    const moment: Moment = { time, pose, view }
    if (eyes.length > 0) layers.at(-1)!.closeEyes(eyes, closedAt(time))
    layers.forEach((layer, i) => {
      const isFront = i > 0
      const look = () => {
        view.look(grid, i, pose)
        for (const effect of effects) effect.bend?.(grid, moment, isFront)
      }
      look()
      if (isFront || !sky) layer.show(frame, grid)
      else {
        sky.drift(grid, time - 0.5)
        layer.show(frame, grid)
        if (sky.cover) {
          // In a loop the sky that has gone its way gives way to one that begins it.
          look()
          const later = (time + 0.5) % 1
          sky.drift(grid, later - 0.5)
          layer.showThrough(frame, grid, sky.cover, 1 - 2 * Math.abs(later - 0.5))
        }
      }
      if (!isFront) for (const effect of effects) effect.behind?.(frame, moment)
    })
    for (const effect of effects) effect.over?.(frame, moment)
  }
}

function effectsOf(spec: FilmSpec, stage: FilmStage): Effect[] {
  const { life } = spec
  return [
    ...(life.includes('water') && stage.water ? [water(spec, stage, stage.water)] : []),
    ...(life.includes('breath') && stage.breather ? [breath(spec, stage, stage.breather)] : []),
    ...(life.includes('light') ? [light(spec, stage)] : []),
    ...(life.includes('petals') ? [petals(spec)] : []),
    ...(life.includes('snow') ? [snow(spec)] : []),
  ]
}

function skyCover({ width, height }: FilmStage, sky: Field): LayerCover {
  const read = readerOf(sky, { width, height })
  const bytes = bytesOf(width, height)
  for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++, i++) bytes.data[i] = read(x + 0.5, y + 0.5) * 255 + 0.5
  return coverFor(bytes)
}

