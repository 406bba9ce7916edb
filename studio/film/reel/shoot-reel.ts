import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { RasterImage } from '../../pixels/linear-image.ts'
import type { StudioPool } from '../../pool/studio-pool.ts'
import type { FilmSound } from '../encode/film-encoder.ts'
import { FRAME_RATE } from '../film-spec.ts'
import { makeFilm } from '../program/film-process.ts'
import type { FilmFiles } from '../program/messages.ts'
import type { StagedShot, StagedView } from './reel-job.ts'
import type { PhotoView, ReelShot, ReelSound, ReelSpec, ReelView } from './reel-spec.ts'
import { timelineOf } from './timeline.ts'

export interface ReelFiles extends Omit<FilmFiles, 'sound'> {
  /** Where files are written on the way; whoever made the folder removes it. */
  folder: string
}

export interface ReelFollow {
  /** Ends the process of the reel and its encoder at once. */
  signal: AbortSignal
  /** 0..1 of the whole, and which of its photos is made ready, counted from 0; all are ready while it is shot. */
  onProgress(fraction: number, preparing?: { index: number; of: number }): void
  onPreview(image: RasterImage): void
  /** Of the process, as for a film. */
  priority?: number
}

/** How much of the time goes into making the photos ready. */
const PREPARING = 0.4

/**
 * Makes a film of several shots: the photos are made ready in the pool, the film is shot and encoded in a process of its own. The poster is
 * the frame in the middle of the first shot. Resolves with what should be told of the photos (`no-water` and the like). Rejects with a
 * StudioError, as `makeFilm`.
 */
export async function shootReel(
  pool: StudioPool, { sound, shots, ...spec }: ReelSpec, { folder, ...files }: ReelFiles, { signal, onProgress, onPreview, priority }: ReelFollow,
): Promise<{ notes: string[] }> {
  const stages = stagesOf(shots)
  const notes = new Set<string>()
  for (const [i, { view, file }] of stages.entries()) {
    const tell = (fraction: number) => onProgress((PREPARING * (i + fraction)) / stages.length, { index: i, of: stages.length })
    tell(0)
    const told = await pool.run(
      'film-stage',
      { photo: view.photo, field: view.field, spec: stageSpec(view, spec), file: path.join(folder, file) },
      { signal, onPreview, onProgress: tell },
    )
    for (const note of told.notes) notes.add(note)
  }
  const fileOf = (view: PhotoView) => path.join(folder, stages.find((stage) => isSame(stage.view, view))!.file)
  const stagedView = (seen: ReelView): StagedView => {
    if ('clip' in seen) return seen
    const { photo: _photo, field: _field, ...view } = seen
    return { ...view, stage: fileOf(seen) }
  }
  const staged = shots.map((shot): StagedShot => ({ ...shot, views: shot.views.map(stagedView) }))
  const heard = sound && (await writeSound(path.join(folder, 'sound'), sound, timelineOf({ ...spec, shots }).frames / FRAME_RATE))
  await makeFilm(
    { ...files, sound: heard, reel: { ...spec, shots: staged } },
    { signal, onPreview, priority, onProgress: (fraction) => onProgress(PREPARING + (1 - PREPARING) * fraction) },
  )
  return { notes: [...notes] }
}

const stageSpec = ({ at, life = [], flat = false }: PhotoView, { size }: Pick<ReelSpec, 'size'>) => ({ size: at ?? size, life, flat })

const isSame = (a: PhotoView, b: PhotoView) =>
  a.photo === b.photo && a.flat === b.flat && a.at?.width === b.at?.width && a.at?.height === b.at?.height && String(a.life) === String(b.life)

/** A photo that is seen again the same way is made ready once. */
function stagesOf(shots: readonly ReelShot[]): { view: PhotoView; file: string }[] {
  const views = shots.flatMap((shot) => shot.views).filter((view): view is PhotoView => !('clip' in view))
  return views.filter((view, i) => views.findIndex((other) => isSame(view, other)) === i).map((view, i) => ({ view, file: `view-${i}` }))
}

/** Writes sound as encoders take it, as long as the film. */
async function writeSound(file: string, { left, right, sampleRate }: ReelSound, seconds: number): Promise<FilmSound> {
  const length = Math.round(seconds * sampleRate)
  const both = new Float32Array(2 * length)
  for (let i = 0; i < Math.min(length, left.length); i++) {
    both[2 * i] = left[i]!
    both[2 * i + 1] = right[i]!
  }
  await writeFile(file, both)
  return { file, sampleRate }
}
