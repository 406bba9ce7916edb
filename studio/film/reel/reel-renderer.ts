import { FRAME_RATE } from '../film-spec.ts'
import type { Renderer } from '../render/create-renderer.ts'
import { createFrame, type FrameBuffer } from '../render/frame-buffer.ts'
import { overlayOf, paintOverlay, type Overlay } from '../render/overlay.ts'
import { zoomFrame } from '../render/zoom-frame.ts'
import { accentAt } from './accents.ts'
import { blendFor, type Blend } from './change/change.ts'
import { fillFrame } from './change/fill-frame.ts'
import type { Clips } from './clips/clips.ts'
import { createGrade } from './grade.ts'
import { layerAt } from './layer-times.ts'
import type { StagedReel } from './reel-job.ts'
import { createShotRenderer } from './shot-renderer.ts'
import { timelineOf, type Change } from './timeline.ts'

/** How much closer a pulse comes. */
const CLOSER = 0.07
const BLACK = [0, 0, 0] as const

/** Paints the frames of a reel; one with clips once `clips` are ready for the frame. Only what is seen just now is in memory, so they are cheapest one after the other. */
export function createReelRenderer(reel: StagedReel, clips?: Pick<Clips, 'frameOf'>): Renderer {
  const { size, shots, layers = [], accents, seed } = reel
  const timeline = timelineOf(reel)
  const [before, after, whole] = [createFrame(size), createFrame(size), createFrame(size)]
  const shotRenderers = lately((shot: number) => createShotRenderer(shots[shot]!, timeline.shots[shot]!, size, seed + 101 * shot, (view) => clips!.frameOf(shot, view)))
  const blends = lately((change: number): Blend => blendFor(timeline.changes[change]!, size))
  const overlays = lately((layer: number): Overlay => overlayOf(layers[layer]!.picture))
  const grade = createGrade(reel.grade, size, seed)

  function paintShot(frame: FrameBuffer, shot: number | undefined, number: number, { colour = BLACK }: Change['transition']): void {
    if (shot === undefined) fillFrame(frame, colour)
    else shotRenderers.get(shot)(frame, number)
  }

  function paintShots(frame: FrameBuffer, number: number): void {
    const at = timeline.changes.findIndex(({ first, end }) => number >= first && number < end)
    const change = timeline.changes[at]
    if (!change) return shotRenderers.get(timeline.shots.findLastIndex(({ first }) => first <= number))(frame, number)
    paintShot(before, change.before, number, change.transition)
    paintShot(after, change.after, number, change.transition)
    blends.get(at)(frame, before, after, (number - change.first + 1) / (change.end - change.first + 1))
  }

  return (frame, number) => {
    shotRenderers.forget((shot) => timeline.shots[shot]!.end <= number)
    blends.forget((change) => timeline.changes[change]!.end <= number)
    const time = number / FRAME_RATE
    const accent = accents ? accentAt(accents, time) : 0
    const closer = accents?.kind === 'pulse' ? CLOSER * accent : 0
    paintShots(closer > 0.001 ? whole : frame, number)
    if (closer > 0.001) zoomFrame(frame, whole, 1 + closer)
    grade(frame, number, accents?.kind === 'flash' ? accent : 0)
    overlays.forget((layer) => (layers[layer]!.end ?? Infinity) <= time)
    for (const [i, layer] of layers.entries()) {
      const placed = layerAt(layer, time, size.height)
      if (placed) paintOverlay(frame, overlays.get(i), placed)
    }
  }
}

/** Makes things when they are first asked for, and keeps them until they are forgotten. */
function lately<T>(make: (key: number) => T) {
  const made = new Map<number, T>()
  return {
    get(key: number): T {
      const thing = made.get(key) ?? make(key)
      made.set(key, thing)
      return thing
    },
    forget(isOver: (key: number) => boolean): void {
      for (const key of made.keys()) if (isOver(key)) made.delete(key)
    },
  }
}
