import type { GeneratorInput } from '#contract/generators/generators.ts'
import { secondsOf, type Scene } from '#contract/generators/film-choices.ts'
import { captionLayers } from '#studio/captions/caption-layers.ts'
import type { EncoderChoice } from '#studio/film/encode/film-encoder.ts'
import type { ReelShot, ReelTransition } from '#studio/film/reel/reel-spec.ts'
import { shootReel } from '#studio/film/reel/shoot-reel.ts'
import type { StudioPool } from '#studio/pool/studio-pool.ts'
import { languageOf } from '#studio/script/script-language.ts'
import type { EngineRun, PaintPicture } from '../../engine.ts'
import { randomSeed, SEEDS } from '../../shared/random-seed.ts'
import { atPart, follow, followReel } from '../follow.ts'
import { storyboardOf } from '../storyboard.ts'
import { deliverFilm } from './film-files.ts'
import { filmSize } from '../../shared/film-size.ts'
import { paintedRecipes } from './painted.ts'

type Input = GeneratorInput<'text-to-video'>

/** Where the parts of the work end, as shares of all of it. */
const PAINTED = 0.45
const COMPOSED = 0.5

const STRENGTH = 0.5
const CHANGE_SECONDS = 0.7
const BEGINS: ReelTransition = { kind: 'fade', seconds: 0.8 }
const ENDS: ReelTransition = { kind: 'fade', seconds: 1.4 }
/** How one scene gives way to the next, in turn: mostly softly. */
const CHANGES: readonly ReelTransition[] = [
  { kind: 'dissolve', seconds: CHANGE_SECONDS },
  { kind: 'dissolve', seconds: CHANGE_SECONDS },
  { kind: 'wipe', seconds: CHANGE_SECONDS },
  { kind: 'dissolve', seconds: CHANGE_SECONDS },
  { kind: 'push', seconds: CHANGE_SECONDS },
  { kind: 'zoom', seconds: CHANGE_SECONDS },
]

/** Makes a script a film and delivers it: its pictures are painted scene by scene, music is made for it, and it is filmed. */
export async function filmScript(pool: StudioPool, encoder: EncoderChoice, input: Input, run: EngineRun): Promise<void> {
  run.onProgress({ progress: 0, stage: 'reading' })
  const { script, size: ratio, resolution, seed = randomSeed() } = input
  const language = languageOf(script, 'zh-Hans')
  const scenes = input.scenes.length > 0 ? input.scenes : storyboardOf(script, language).scenes
  const size = filmSize(ratio, resolution, { width: 16, height: 9 })
  const pictures = await paintScenes(run.paint ?? paintHere(pool), scenes, { ...input, seed }, run)
  const seconds = secondsOf(scenes)
  const music = input.music === 'none' ? undefined : await pool.run('music', { mood: input.music, seconds, seed }, follow(run, PAINTED, COMPOSED, () => 'composing'))

  const shots = scenes.map((scene, i): ReelShot => ({
    seconds: scene.seconds,
    views: [{ photo: pictures[i]!, field: 'scenes', move: scene.camera, strength: STRENGTH }],
    enter: i === 0 ? BEGINS : CHANGES[(i + seed) % CHANGES.length]!,
  }))
  const starts = scenes.map((_, i) => secondsOf(scenes.slice(0, i)))
  const layers = scenes.flatMap(({ caption, seconds: length }, i) =>
    input.captions && caption !== '' ? captionLayers(caption, { size, language, start: starts[i]!, end: starts[i]! + length }) : [],
  )
  await deliverFilm({ encoder, size }, run, async (files) => {
    const reel = { size, shots, layers, ending: ENDS, seed, ...(music && { sound: music }) }
    const { notes } = await shootReel(pool, reel, files, followReel(run, COMPOSED))
    return { duration: seconds, seed, notes }
  })
}

async function paintScenes(paint: PaintPicture, scenes: readonly Scene[], { style, size, resolution, seed }: Input & { seed: number }, run: EngineRun): Promise<Uint8Array[]> {
  const pictures: Uint8Array[] = []
  for (const [i, { picture }] of scenes.entries()) {
    const wish = { prompt: picture, negative: '', style, size, clarity: resolution === '1080p' ? 'high' : 'standard', count: 1, seed: (seed + i) % SEEDS } as const
    const part = {
      signal: run.signal,
      onPreview: run.onPreview,
      onProgress: ({ progress }: { progress: number }) => atPart(run, i, scenes.length).onProgress({ progress: (PAINTED * (i + progress)) / scenes.length, stage: 'painting' }),
    }
    pictures.push(await paint(wish, part))
  }
  return pictures
}

const paintHere = (pool: StudioPool): PaintPicture => async (input, run) => {
  const readUpload = () => Promise.reject(new Error('Words have no photos'))
  const [output] = await paintedRecipes['text-to-image'](pool, input, { ...run, readUpload })
  return output!.bytes
}
