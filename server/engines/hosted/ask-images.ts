import type { EngineRun } from '../engine.ts'
import { EngineError } from '../engine.ts'
import { badAnswer } from '../shared/bad-answer.ts'
import { receivedPicture } from '../shared/received-picture.ts'
import { engineErrorOf } from './errors.ts'
import type { ImageModelCard } from './image-model.ts'
import type { JobMemory } from './jobs.ts'
import type { ImageWish } from './provider.ts'
import { sdk, type Service } from './service.ts'

/** Some services hold a call until its picture is there. */
const CALL_MS = 4 * 60_000

export interface ImageCall {
  /** Its number within the creation. */
  index: number
  n: number
  prompt: string
  photos: readonly Uint8Array[]
  mask?: Uint8Array
  wish: ImageWish
}

interface Asking {
  run: EngineRun
  signal: AbortSignal
  memory?: JobMemory
}

/**
 * Pictures of a model, unpacked and packed anew. Asks once, without trying again: that is the queue's to do. Rejects with an
 * EngineError.
 */
export async function askImages(
  service: Service,
  card: ImageModelCard,
  call: ImageCall,
  { run, signal, memory }: Asking,
): Promise<Uint8Array[]> {
  const { provider, log, id: engine } = service
  const { index, n, prompt, photos, mask } = call
  const { settings, ...wish } = provider.shape?.(call.wish, { model: card.id, photos: photos.length }) ?? call.wish
  try {
    const { generateImage } = await sdk()
    const models = await service.models(memory ? memory.remember(service.fetch, index) : service.fetch)
    const model = models.image?.(card.id)
    if (!model) throw new EngineError('engine-not-set-up', { kind: 'unsupported' })
    const { images, warnings, providerMetadata } = await generateImage({
      model,
      prompt: photos.length > 0 ? { text: prompt, images: [...photos], ...(mask && { mask }) } : prompt,
      n,
      maxImagesPerCall: n,
      ...wish,
      providerOptions: { [provider.settingsOf]: settings },
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(CALL_MS)]),
      ...(provider.idempotencyHeader && { headers: { [provider.idempotencyHeader]: `${run.taskId}-${index}` } }),
    })
    if (warnings.length > 0) log.warn({ engine, model: card.id, warnings }, 'The service ignores what an offer says it uses')
    if (provider.isBlocked?.(providerMetadata)) throw new EngineError('content-refused')
    if (images.length === 0) throw badAnswer(new Error('No picture'))
    const received = await Promise.all(images.slice(0, n).map(({ uint8Array }) => receivedPicture(uint8Array)))
    return received.map(({ bytes }) => bytes)
  } catch (error) {
    signal.throwIfAborted()
    const failure = engineErrorOf(error)
    // What cannot be reached now may still be making it; everything else needs another job.
    if (!(failure instanceof EngineError && failure.kind === 'transient' && failure.reason !== 'engine-answer-bad'))
      await memory?.forget(index)
    throw failure
  }
}
