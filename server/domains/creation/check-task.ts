import type { Locale } from '#config'
import { codes } from '#contract/codes.ts'
import type { ParsedRequestOf, ResponseOf } from '#contract/endpoints/endpoints.ts'
import { findGenerator, type GeneratorId } from '#contract/generators/generators.ts'
import { uploadsIn } from '#contract/generators/uploads-in.ts'
import { BusinessError, notFound } from '../../business-error.ts'
import { EngineError, type CheckRequest } from '../../engines/engine.ts'
import type { EngineRegistry } from '../../engines/registry.ts'
import type { Platform } from '../../platform/platform.ts'
import { refusalOf, sayRefusal } from '../../words/refusal.ts'
import type { Say } from '../../words/say.ts'
import type { Uploads } from '../uploads/uploads.ts'
import { chooseOffer } from './choose-offer.ts'
import { parseCheckedInput } from './generator-input.ts'

/** Milliseconds that a look at photos may take; afterwards the creation itself tells. */
const LIMIT = 20_000
/** Seconds after which whoever's look was ended by a newer one may ask again. */
const AGAIN = 3

/** Has the engine that would make a creation look at its photos. One look at a time for each person: a newer one ends the one before. */
export function createCheckTask({ log }: Platform, engines: EngineRegistry, uploads: Uploads, say: Say) {
  const looking = new Map<string, AbortController>()

  return async function checkTask(
    request: ParsedRequestOf<'taskCheck'>,
    userId: string,
    locale: Locale,
  ): Promise<ResponseOf<'taskCheck'>> {
    const generator = findGenerator(request.generator)
    if (!generator) throw notFound('unknown-generator')
    if (!generator.checked) return { remarks: [] }
    const input = parseCheckedInput(generator, request.input)
    const id = generator.id as GeneratorId
    const offer = chooseOffer(engines, { generator: id, input, offer: request.offer })
    const engine = engines.find(offer.id)?.engine
    if (!engine?.check) return { remarks: [] }
    looking.get(userId)?.abort()
    const look = new AbortController()
    looking.set(userId, look)
    try {
      const { refused, field, instead, remarks } = await engine.check(
        // The input was parsed by the schemas of this generator's fields.
        { generator: id, input, offer } as CheckRequest,
        { signal: AbortSignal.any([look.signal, AbortSignal.timeout(LIMIT)]), readUpload: (upload) => uploads.read(upload, userId) },
      )
      const refusal = refused && {
        field: field ?? refused.photo ?? [...uploadsIn(generator, input).keys()][0] ?? '',
        // Named by what is in the form, which may hold a photo more than is looked at.
        message: sayRefusal(say, locale, { generator: id, input: request.input }, refusalOf(refused.reason, refused.photo)),
        ...(instead && { instead }),
      }
      return { ...(refusal && { refusal }), remarks: engine.words?.remarks?.(locale, remarks) ?? [] }
    } catch (error) {
      if (look.signal.aborted) throw new BusinessError(codes.tooManyRequests, 'too-many-requests', {}, { seconds: AGAIN })
      if (error instanceof EngineError && error.reason === 'upload-not-found') throw notFound(error.reason)
      // The creation itself will tell.
      log.warn({ err: error, generator: id }, 'photos were not looked at')
      return { remarks: [] }
    } finally {
      if (looking.get(userId) === look) looking.delete(userId)
    }
  }
}
