import type { Speaker, Speech } from '../../engine.ts'
import { EngineError } from '../../engine.ts'
import { badAnswer } from '../../shared/bad-answer.ts'
import { readWav } from '../../shared/read-wav.ts'
import { plainWords } from '../../shared/prompt.ts'
import type { Found } from '../discovery.ts'
import { engineErrorOf } from '../errors.ts'
import { withLimit } from '../guarded-fetch.ts'
import { sdk, type Service } from '../service.ts'

const CALL_MS = 60_000
/** Seconds of what is said for one text, at most. */
const LONGEST = 60
/** That many seconds at 48 kHz, two channels of 32 bits. */
const MAX_BYTES = 24 * 1024 * 1024

/** The model of a service that speaks, as far as one is there at the moment. */
export function speakerOf(service: Service, spoken: () => Found['spoken']): Speaker {
  const { provider, stays } = service
  return {
    stays,
    voices: () => spoken()?.voices ?? [],
    async speak(text, { voice, language, key, signal }): Promise<Speech> {
      const card = spoken()?.card
      try {
        const model = card && (await service.models(withLimit(service.fetch, MAX_BYTES))).speech?.(card.id)
        if (!card || !model) throw new EngineError('engine-not-set-up', { kind: 'unsupported' })
        const { generateSpeech } = await sdk()
        const { audio } = await generateSpeech({
          model,
          text: plainWords(text),
          voice,
          // Numbers, so that nothing which somebody else wrote is decoded.
          outputFormat: 'wav',
          ...(card.language && { language: language.split('-')[0]! }),
          providerOptions: { [provider.settingsOf]: card.settings },
          maxRetries: 0,
          headers: provider.idempotencyHeader ? { [provider.idempotencyHeader]: key } : {},
          abortSignal: AbortSignal.any([signal, AbortSignal.timeout(CALL_MS)]),
        })
        const speech = readWav(audio.uint8Array)
        if (speech.samples.length > LONGEST * speech.sampleRate) throw badAnswer(new Error('It speaks on and on'))
        return speech
      } catch (error) {
        signal.throwIfAborted()
        throw engineErrorOf(error)
      }
    },
  }
}
