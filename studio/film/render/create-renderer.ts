import type { Size } from '../../pixels/raster.ts'
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
import type { Bytes } from '../sample/bytes.ts'
import { createGrid } from '../sample/grid.ts'
import { readerOf, type Field } from '../stage/field.ts'
import type { FilmStage } from '../stage/film-stage.ts'
import { bytesOf } from '../stage/planes.ts'
import type { FrameBuffer } from './frame-buffer.ts'
import { litLayer } from './lit-layer.ts'

/** Cells of what is looked at: nearness is smooth (places are within a quarter of a pixel of where they belong, a 100th on average); ripples and breath are finer. */
const COARSE = { width: 32, height: 16 }
const FINE = { width: 8, height: 8 }

/** Paints frame after frame of a film into a buffer; every frame can be painted at any time. */
export type Renderer = (frame: FrameBuffer, number: number) => void

export function createRenderer(stage: FilmStage, spec: FilmSpec): Renderer {
  const view = createView(stage, spec)
  const effects = effectsOf(spec, stage)
  const sky = spec.life.includes('clouds') ? stage.sky : undefined
  const grid = createGrid(spec.size, sky || effects.some(({ bend }) => bend) ? FINE : coarseFor(spec.size))
  const drift = sky && cloudDrift(spec, stage, sky)
  const through = sky && spec.loop ? skyCover(stage, sky) : undefined
  const layers = stage.layers.map((layer, i) => litLayer(layer, spec.size, grid, i === 0 ? through : undefined))
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
      if (isFront || !drift) layer.show(frame, grid)
      else {
        drift(grid, time - 0.5)
        layer.show(frame, grid)
        if (through) {
          // In a loop the sky that has gone its way gives way to one that begins it.
          look()
          const later = (time + 0.5) % 1
          drift(grid, later - 0.5)
          layer.showThrough(frame, grid, 1 - 2 * Math.abs(later - 0.5))
        }
      }
      if (!isFront) for (const effect of effects) effect.behind?.(frame, moment)
    })
    for (const effect of effects) effect.over?.(frame, moment)
  }
}

/** The largest cells, up to the coarse ones, that a frame divides into. */
function coarseFor({ width, height }: Size): Size {
  const fits = (side: number, most: number): number => (side % most === 0 || most === FINE.width ? most : fits(side, most / 2))
  return { width: fits(width, COARSE.width), height: fits(height, COARSE.height) }
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

function skyCover({ width, height }: FilmStage, sky: Field): Bytes {
  const read = readerOf(sky, { width, height })
  const bytes = bytesOf(width, height)
  for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++, i++) bytes.data[i] = read(x + 0.5, y + 0.5) * 255 + 0.5
  return bytes
}
