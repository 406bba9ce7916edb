import { writeFile } from 'node:fs/promises'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { throttle } from '../../pool/throttle.ts'
import { startEncoder } from '../encode/start-encoder.ts'
import { FRAME_RATE, frameCount } from '../film-spec.ts'
import { createClips, hasClips, type Clips } from '../reel/clips/clips.ts'
import type { ReelJob } from '../reel/reel-job.ts'
import { createReelRenderer } from '../reel/reel-renderer.ts'
import { timelineOf } from '../reel/timeline.ts'
import { becoming } from '../render/becoming.ts'
import { createFrame } from '../render/frame-buffer.ts'
import { createRenderer, type Renderer } from '../render/create-renderer.ts'
import { overlayOf, paintOverlay } from '../render/overlay.ts'
import { pictureOf } from '../stage/planes.ts'
import { readStage } from '../stage/stage-file.ts'
import { createLookSheet } from './look-sheet.ts'
import type { FilmJob, Job } from './messages.ts'

export interface Follow {
  /** 0..1 */
  onProgress(fraction: number): void
  onPreview(image: RasterImage): void
}

/** What a job comes to: its frames, and which of them is shown before it plays. */
interface Shooting {
  frames: number
  poster: number
  /** Frames that tell what it shows. */
  looks: readonly number[]
  render: Renderer
  /** Where a frame cannot be painted before they are ready. */
  clips?: Clips | undefined
}

/** Longest side of a preview, about. */
const PREVIEW_SIDE = 320

/** Makes the film of a job and its poster, frame by frame: only a few frames are in memory at any time. */
export async function shoot(job: Job, { onProgress, onPreview }: Follow): Promise<void> {
  const { size } = 'reel' in job ? job.reel : job.spec
  const { film: file, sound, comment, labels, mark } = job
  // It starts while the stages are read.
  const encoder = await startEncoder(job.encoder, { file, size, frameRate: FRAME_RATE, sound, comment, labels })
  const { frames, poster, looks, render, clips } = 'reel' in job ? ofReel(job) : ofFilm(job)
  // The next frame is painted while the encoder still reads the one before.
  const buffers = [createFrame(size), createFrame(size)] as const
  let shown: RasterImage | undefined
  const sheet = createLookSheet(size, looks)
  const label = mark && overlayOf(mark.picture)
  const step = Math.max(1, Math.round(Math.max(size.width, size.height) / PREVIEW_SIDE))
  const tell = throttle((fraction: number) => onProgress(fraction))
  const written: [Promise<void>, Promise<void>] = [Promise.resolve(), Promise.resolve()]
  for (let number = 0; number < frames; number++) {
    const turn = (number % 2) as 0 | 1
    await written[turn]
    const frame = buffers[turn]
    await clips?.ready(number)
    render(frame, number)
    if (number === poster) shown = pictureOf(frame)
    if (number % FRAME_RATE === FRAME_RATE / 2) onPreview(pictureOf(frame, step))
    sheet.look(frame, number)
    if (label) paintOverlay(frame, label, { left: mark.left & ~1, top: mark.top & ~1 })
    written[turn] = encoder.write(frame.bytes)
    tell((number + 1) / frames)
  }
  // They would go on for ever, and the process with them.
  clips?.close()
  await Promise.all(written)
  const finished = encoder.finish()
  // What writes pictures is loaded while the encoder has its last frames to do; before the first it would wait for them.
  await Promise.all([finished, shown && writeJpeg(job.poster, shown), writeJpeg(job.frames, sheet.picture())])
}

async function writeJpeg(file: string, picture: RasterImage): Promise<void> {
  const { encodeImage } = await import('../../pixels/codec.ts')
  await writeFile(file, await encodeImage(picture, 'jpeg'))
}

function ofReel({ reel, encoder }: ReelJob): Shooting {
  const clips = hasClips(reel) ? createClips(reel, encoder) : undefined
  const { frames, shots } = timelineOf(reel)
  const looks = shots.map(({ first, end }) => (first + end) >> 1)
  return { frames, poster: looks[0] ?? 0, looks, render: createReelRenderer(reel, clips), clips }
}

function ofFilm({ spec, stages: [first, last] }: FilmJob): Shooting {
  const part = (file: string, which: 'first' | 'last') => createRenderer(readStage(file), { ...spec, part: which })
  const render = last === undefined ? createRenderer(readStage(first), spec) : becoming(part(first, 'first'), part(last, 'last'), spec)
  const frames = frameCount(spec)
  return { frames, poster: 0, looks: [frames >> 1, frames - 1], render }
}
