import type { Locale } from '#config'
import { codes } from '#contract/codes.ts'
import type { ParsedRequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import { findGenerator, type GeneratorId } from '#contract/generators/generators.ts'
import { uploadsIn } from '#contract/generators/uploads-in.ts'
import { BusinessError, notFound } from '../../business-error.ts'
import { EngineError, type GeneratorRequest } from '../../engines/engine.ts'
import type { EngineRegistry } from '../../engines/registry.ts'
import type { Platform } from '../../platform/platform.ts'
import { refusalOf, sayRefusal } from '../../words/refusal.ts'
import type { Say } from '../../words/say.ts'
import type { Uploads } from '../uploads/uploads.ts'
import { chooseOffer } from './choose-offer.ts'
import { parseGeneratorInput } from './generator-input.ts'

/** Milliseconds that a look at photos may take; afterwards the creation itself tells. */
const LIMIT = 20_000
/** Seconds after which a person who has one look under way may ask again. */
const AGAIN = 3

/** Has the engine that would make a creation look at its photos. One look at a time for each person. */
export function createCheckTask({ log }: Platform, engines: EngineRegistry, uploads: Uploads, say: Say) {
  const looking = new Set<string>()

  return async function checkTask(
    request: ParsedRequestOf<'taskCheck'>,
    userId: string,
    locale: Locale,
  ): Promise<ResponseOf<'taskCheck'>> {
    const generator = findGenerator(request.generator)
    if (!generator) throw notFound('unknown-generator')
    const input = parseGeneratorInput(generator, request.input)
    const id = generator.id as GeneratorId
    const engine = engines.find(chooseOffer(engines, { generator: id, input, offer: request.offer }).id)?.engine
    if (!generator.checked || !engine?.check) return { remarks: [] }
    if (looking.has(userId)) throw new BusinessError(codes.tooManyRequests, 'too-many-requests', {}, { seconds: AGAIN })
    looking.add(userId)
    try {
      const { refused, remarks } = await engine.check(
        // The input was parsed by the schema of this generator.
        { generator: id, input } as GeneratorRequest,
        { signal: AbortSignal.timeout(LIMIT), readUpload: (upload) => uploads.read(upload, userId) },
      )
      const message = refused && sayRefusal(say, locale, { generator: id, input }, refusalOf(refused.reason, refused.photo))
      const field = refused?.photo ?? [...uploadsIn(generator, input).keys()][0] ?? ''
      return { ...(message && { refusal: { field, message } }), remarks: engine.words?.remarks?.(locale, remarks) ?? [] }
    } catch (error) {
      if (error instanceof EngineError && error.reason === 'upload-not-found') throw notFound(error.reason)
      // The creation itself will tell.
      log.warn({ err: error, generator: id }, 'photos were not looked at')
      return { remarks: [] }
    } finally {
      looking.delete(userId)
    }
  }
}
