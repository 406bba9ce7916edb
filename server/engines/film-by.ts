import path from 'node:path'
import * as v from 'valibot'
import { EngineError, type EngineRun, type FilmScenes } from './engine.ts'
import type { Others } from './registry.ts'
import { inEnglishAsNeeded } from './run-offer.ts'
import { uuidOf } from './uuid-of.ts'

/** Scenes that are with the service at once. */
const AT_ONCE = 3

/** What each scene's run has written down, by the scene's number. */
const Noted = v.record(v.string(), v.string())

/** Has an offer film the scenes of a film, some at a time. Each keeps a checkpoint of its own within the creation's, so that a restart pays for none again. */
export function filmBy(engines: Others, camera: string, run: EngineRun): FilmScenes {
  return async (scenes, { folder, onProgress }) => {
    const taken = engines.camera(camera)
    if (!taken?.engine.filmScene) throw new EngineError('engine-not-set-up', { kind: 'unsupported' })
    const { engine, offer } = taken
    const notes = createNotes(run)
    const stop = new AbortController()
    let isRefused = false
    const signal = AbortSignal.any([run.signal, stop.signal])
    const shares = scenes.map(() => 0)
    const next = scenes.entries()
    const films = scenes.map((_, i) => path.join(folder, `scene-${i}`))
    const made: Awaited<ReturnType<FilmScenes>> = []

    async function work(): Promise<void> {
      for (const [i, scene] of next) {
        const words = await inEnglishAsNeeded(scene.words, offer, engines.translatorsFor(offer), signal)
        const own = {
          taskId: uuidOf(`${run.taskId} scene ${i}`),
          signal,
          // Nobody wants the scenes of a film that will not be made.
          givenUp: () => isRefused || run.givenUp(),
          checkpoint: notes.of(i),
          onProgress: ({ progress, stage }: Parameters<EngineRun['onProgress']>[0]) => {
            shares[i] = progress
            onProgress({ progress: shares.reduce((sum, share) => sum + share, 0) / scenes.length, stage })
          },
        }
        made[i] = await engine.filmScene!({ ...scene, words }, offer, own, films[i]!)
        shares[i] = 1
      }
    }

    const workers = Array.from({ length: Math.min(AT_ONCE, scenes.length) }, work)
    try {
      await Promise.all(workers)
      return made
    } catch (error) {
      // The others end before the folder goes; what is with the service is found again by the next try.
      isRefused = error instanceof EngineError && error.kind === 'refused'
      stop.abort(error)
      await Promise.allSettled(workers)
      throw error
    }
  }
}

function createNotes({ checkpoint }: Pick<EngineRun, 'checkpoint'>) {
  const notes = read(checkpoint.value)
  let written = Promise.resolve()
  return {
    of: (scene: number): EngineRun['checkpoint'] => {
      const key = String(scene)
      const own: EngineRun['checkpoint'] = {
        value: notes[key],
        // Scenes are filmed side by side; what is written goes one after another.
        write: (value) => {
          own.value = value
          if (value === undefined) delete notes[key]
          else notes[key] = value
          written = written.catch(() => {}).then(() => checkpoint.write(JSON.stringify(notes)))
          return written
        },
      }
      return own
    },
  }
}

function read(value: string | undefined): Record<string, string> {
  try {
    const parsed = v.safeParse(Noted, JSON.parse(value ?? '{}'))
    return parsed.success ? parsed.output : {}
  } catch {
    return {}
  }
}
