import { setTimeout as pause } from 'node:timers/promises'
import { EngineError, type EngineRun, type Speak } from './engine.ts'
import type { Others } from './registry.ts'

/** Seconds before a voice is asked again that did not answer. */
const PAUSES = [1, 4]

/**
 * Has texts spoken by a voice ('<engine>/<voice>'). One that does not answer after some tries is the end of the creation, before anything else of it is
 * made or paid: whoever asked for a voice has no use for a film without it, and no other offer has another voice.
 */
export function speakBy(engines: Others, voice: string, { taskId, signal }: Pick<EngineRun, 'taskId' | 'signal'>, pauses: readonly number[] = PAUSES): Speak {
  const at = voice.indexOf('/')
  const [engine, name] = [voice.slice(0, at), voice.slice(at + 1)]
  let number = 0
  return async (text, language) => {
    const key = `${taskId}-speech-${number++}`
    for (const seconds of [...pauses, undefined]) {
      try {
        const speaker = engines.speaker(engine)
        if (!speaker?.voices().includes(name)) throw new EngineError('engine-not-set-up', { kind: 'unsupported' })
        return await speaker.speak(text, { voice: name, language, key, signal })
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof EngineError)) throw error
        if (error.kind === 'refused') throw error
        if (error.kind === 'unsupported' || seconds === undefined) throw new EngineError('narration-failed', { cause: error })
        await pause(1000 * seconds, undefined, { signal })
      }
    }
    throw new Error('There is always a last try')
  }
}
