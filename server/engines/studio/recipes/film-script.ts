import { secondsOf, type Scene } from '#contract/generators/film-choices.ts'
import type { GeneratorInput } from '#contract/generators/generators.ts'
import { captionLayers } from '#studio/captions/caption-layers.ts'
import type { EncoderChoice } from '#studio/film/encode/film-encoder.ts'
import type { ReelShot, ReelTransition } from '#studio/film/reel/reel-spec.ts'
import { shootReel } from '#studio/film/reel/shoot-reel.ts'
import type { StudioPool } from '#studio/pool/studio-pool.ts'
import { languageOf } from '#studio/script/script-language.ts'
import type { EngineRun } from '../../engine.ts'
import { filmSize } from '../../shared/film-size.ts'
import { randomSeed } from '../../shared/random-seed.ts'
import { follow, followReel } from '../follow.ts'
import { storyboardOf } from '../storyboard.ts'
import { deliverFilm } from './film-files.ts'
import { narrated } from './narration.ts'
import { filmedScenes, paintedScenes } from './scenes.ts'

type Input = GeneratorInput<'text-to-video'>

/** Where the parts of the work end, as shares of all of it. */
const SEEN = 0.45
const COMPOSED = 0.5

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

/**
 * Makes a script a film and delivers it: its captions are spoken where that is wanted, its scenes are painted or filmed, music is made for it, and it
 * is put together.
 */
export async function filmScript(pool: StudioPool, encoder: EncoderChoice, input: Input, run: EngineRun): Promise<void> {
  run.onProgress({ progress: 0, stage: 'reading' })
  const { script, size: ratio, resolution, seed = randomSeed() } = input
  const language = languageOf(script, 'zh-Hans')
  const written = input.scenes.length > 0 ? input.scenes : storyboardOf(script, language).scenes
  const { scenes, spoken } = await narrated(written, language, run)
  const size = filmSize(ratio, resolution, { width: 16, height: 9 })
  const seconds = secondsOf(scenes)
  await deliverFilm({ encoder, size }, run, async (files) => {
    const wish = { ...input, seed }
    const shots = run.filmScenes ? await filmedScenes(run.filmScenes, scenes, wish, files.folder, part(run)) : await paintedScenes(pool, scenes, wish, run, part(run))
    const mood = input.music === 'none' ? undefined : input.music
    const sound = mood || spoken.length > 0 ? await pool.run('music', { mood, seconds, seed, spoken }, follow(run, SEEN, COMPOSED, () => 'composing')) : undefined
    const reel = { size, shots: shots.map((shot, i): ReelShot => ({ ...shot, enter: changeTo(i, seed) })), layers: layersOf(scenes, input, size, language), ending: ENDS, seed, ...(sound && { sound }) }
    const { notes } = await shootReel(pool, reel, files, followReel(run, COMPOSED))
    return { duration: seconds, seed, notes }
  })
}

const part = (run: EngineRun): EngineRun['onProgress'] => (told) => run.onProgress({ ...told, progress: SEEN * told.progress })

const changeTo = (scene: number, seed: number) => (scene === 0 ? BEGINS : CHANGES[(scene + seed) % CHANGES.length]!)

function layersOf(scenes: readonly Scene[], { captions }: Input, size: Parameters<typeof captionLayers>[1]['size'], language: ReturnType<typeof languageOf>) {
  const starts = scenes.map((_, i) => secondsOf(scenes.slice(0, i)))
  return scenes.flatMap(({ caption, seconds }, i) => (captions && caption !== '' ? captionLayers(caption, { size, language, start: starts[i]!, end: starts[i]! + seconds }) : []))
}
