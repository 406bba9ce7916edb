import { writeFile } from 'node:fs/promises'
import { encodeImage } from '../../pixels/codec.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { throttle } from '../../pool/throttle.ts'
import { startEncoder } from '../encode/start-encoder.ts'
import { FRAME_RATE, frameCount } from '../film-spec.ts'
import { createFrame } from '../render/frame-buffer.ts'
import { paintMark, readyMark } from '../render/mark.ts'
import { createRenderer, type Renderer } from '../render/create-renderer.ts'
import { becoming } from '../render/becoming.ts'
import { pictureOf } from '../stage/planes.ts'
import { readStage } from '../stage/stage-file.ts'
import type { FilmJob } from './messages.ts'

interface Follow {
  /** 0..1 */
  onProgress(fraction: number): void
  onPreview(image: RasterImage): void
}

/** Longest side of a preview, about. */
const PREVIEW_SIDE = 320

/** Makes the film of a job and its poster, frame by frame: only a few frames are in memory at any time. */
export async function shootFilm({ spec, stages, mark, encoder: choice, film, poster, comment, labels }: FilmJob, { onProgress, onPreview }: Follow): Promise<void> {
  const render = await rendererFor({ spec, stages })
  const frames = frameCount(spec)
  const encoder = await startEncoder(choice, { file: film, size: spec.size, frameRate: FRAME_RATE, comment, labels })
  const label = mark && readyMark(mark)
  const step = Math.max(1, Math.round(Math.max(spec.size.width, spec.size.height) / PREVIEW_SIDE))
  const tell = throttle((fraction: number) => onProgress(fraction))
  // The next frame is painted while the encoder still reads the one before.
  const buffers = [createFrame(spec.size), createFrame(spec.size)] as const
  const written: [Promise<void>, Promise<void>] = [Promise.resolve(), Promise.resolve()]
  for (let number = 0; number < frames; number++) {
    const turn = (number % 2) as 0 | 1
    await written[turn]
    const frame = buffers[turn]
    render(frame, number)
    if (number === 0) await writeFile(poster, await encodeImage(pictureOf(frame), 'webp'))
    if (number % FRAME_RATE === FRAME_RATE / 2) onPreview(pictureOf(frame, step))
    if (label) paintMark(frame, label)
    written[turn] = encoder.write(frame.bytes)
    tell((number + 1) / frames)
  }
  await Promise.all(written)
  await encoder.finish()
}

async function rendererFor({ spec, stages }: Pick<FilmJob, 'spec' | 'stages'>): Promise<Renderer> {
  const [first, last] = stages
  if (!last) return createRenderer(await readStage(first), spec)
  return becoming(createRenderer(await readStage(first), { ...spec, part: 'first' }), createRenderer(await readStage(last), { ...spec, part: 'last' }), spec)
}
