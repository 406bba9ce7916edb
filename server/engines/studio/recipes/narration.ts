import type { Locale } from '#config'
import { secondsOf, type Scene } from '#contract/generators/film-choices.ts'
import type { Spoken } from '#studio/music/narrate.ts'
import { EngineError, type EngineRun } from '../../engine.ts'

/** Seconds of quiet before a scene's voice, and after it. */
const BEFORE = 0.5
const AFTER = 0.6
/** With their voices, scenes may last longer than they may be set to; a film as a whole no longer than this, seconds. */
const LONGEST_FILM = 120

/**
 * The scenes with their captions spoken, where a voice is there: each lasts as long as its voice takes at least. Everything is spoken before anything
 * is painted or filmed, so a voice that does not answer costs nothing.
 */
export async function narrated(scenes: readonly Scene[], language: Locale, { speak, onProgress }: Pick<EngineRun, 'speak' | 'onProgress'>): Promise<{ scenes: Scene[]; spoken: Spoken[] }> {
  const lasting: Scene[] = []
  const spoken: Spoken[] = []
  for (const scene of scenes) {
    if (!speak || scene.caption === '') {
      lasting.push(scene)
      continue
    }
    onProgress({ progress: 0, stage: 'speaking' })
    const speech = await speak(scene.caption, language)
    const needed = BEFORE + speech.samples.length / speech.sampleRate + AFTER
    spoken.push({ ...speech, start: secondsOf(lasting) + BEFORE })
    lasting.push({ ...scene, seconds: Math.max(scene.seconds, needed) })
  }
  if (secondsOf(lasting) > LONGEST_FILM) throw new EngineError('narration-too-long')
  return { scenes: lasting, spoken }
}
