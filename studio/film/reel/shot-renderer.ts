import type { Size } from '../../pixels/raster.ts'
import { FRAME_RATE } from '../film-spec.ts'
import { copyFrame } from '../render/copy-frame.ts'
import { createFrame, type FrameBuffer } from '../render/frame-buffer.ts'
import { createRenderer, type Renderer } from '../render/create-renderer.ts'
import { filmPlanes } from '../stage/planes.ts'
import { readStage } from '../stage/stage-file.ts'
import { fillFrame } from './change/fill-frame.ts'
import type { StagedPhotoView, StagedShot } from './reel-job.ts'
import type { ClipView, ReelShot } from './reel-spec.ts'
import type { Span } from './timeline.ts'

/** Paints the frames of one shot, by their numbers in the reel; what clips show just now is told by `clipFrame`, by the view's place. */
export function createShotRenderer({ views, backdrop }: StagedShot, span: Span, size: Size, seed: number, clipFrame: (view: number) => FrameBuffer): Renderer {
  const paintViews = views.map((view, i) => ('clip' in view ? clipRenderer(view, () => clipFrame(i)) : viewRenderer(view, span, size, seed + i)))
  const isCovered = views.some(({ at }) => at === undefined)
  const behind = isCovered ? undefined : backdropOf(backdrop, size)
  return (frame, number) => {
    if (behind) copyFrame(frame, behind, 0, 0)
    for (const paint of paintViews) paint(frame, number - span.first)
  }
}

const clipRenderer = ({ at }: ClipView, seen: () => FrameBuffer): Renderer => (frame) => copyFrame(frame, seen(), at?.left ?? 0, at?.top ?? 0)

function viewRenderer({ stage, move, strength, life = [], at }: StagedPhotoView, { first, end }: Span, size: Size, seed: number): Renderer {
  const render = createRenderer(readStage(stage), { size: at ?? size, seconds: (end - first) / FRAME_RATE, move, strength, loop: false, life, seed })
  if (!at) return render
  const part = createFrame(at)
  return (frame, number) => {
    render(part, number)
    copyFrame(frame, part, at.left, at.top)
  }
}

function backdropOf(backdrop: ReelShot['backdrop'], size: Size): FrameBuffer {
  const frame = createFrame(size)
  if (!backdrop || !('data' in backdrop)) {
    fillFrame(frame, backdrop ?? [0, 0, 0])
    return frame
  }
  if (backdrop.width !== size.width || backdrop.height !== size.height) throw new RangeError('A backdrop is as large as its film')
  const { luma, chroma } = filmPlanes(backdrop)
  frame.luma.data.set(luma.data)
  frame.chroma.forEach(({ data }, i) => data.set(chroma[i]!.data))
  return frame
}
