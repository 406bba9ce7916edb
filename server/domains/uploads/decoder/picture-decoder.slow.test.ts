import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { codes } from '#contract/codes.ts'
import { BusinessError } from '../../../business-error.ts'
import { silentLog } from '../../../platform/log.ts'
import { refusal } from '../../testing.ts'
import { createPictureDecoder, type DecoderLimits, type PictureDecoder } from './picture-decoder.ts'

const MEGABYTE = 2 ** 20
const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a7' } }).png().toBuffer()

let decoder: PictureDecoder
afterEach(() => decoder.close())

function open(limits: Partial<DecoderLimits> = {}) {
  const usual = { processes: 1, memory: 256 * MEGABYTE, waiting: 8, waitMs: 60_000, files: 10 * MEGABYTE }
  decoder = createPictureDecoder(silentLog, { ...usual, ...limits })
  return decoder
}
async function* bytesOf(...parts: Uint8Array[]) {
  yield* parts
}
const normalise = (signal?: AbortSignal) => decoder.normalise(bytesOf(picture), signal)
/** What became of many at once: how many were kept, and why others were not. */
async function outcomes(promises: Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(promises)
  const whyNot = (error: unknown) => (error instanceof BusinessError ? error.reason : String(error))
  return settled.map((result) => (result.status === 'fulfilled' ? 'kept' : whyNot(result.reason))).toSorted()
}

describe('the decoder', () => {
  it('decodes as many as may wait, one after the other, and asks the others to come back', async () => {
    open({ waiting: 3 })
    const results = await outcomes(Array.from({ length: 6 }, () => normalise()))
    expect(results).toEqual(['decoder-busy', 'decoder-busy', 'kept', 'kept', 'kept', 'kept'])
    expect(await normalise()).toMatchObject({ width: 300, height: 200, contentType: 'image/jpeg' })
  })

  it('decodes large pictures one after the other, while others pass them by', async () => {
    open({ processes: 2, memory: 20 * MEGABYTE })
    const big = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#3a7' } }).png().toBuffer()
    const order: string[] = []
    const note = async (name: string, bytes: Uint8Array) => {
      await decoder.normalise(bytesOf(bytes))
      order.push(name)
    }
    const large = Array.from({ length: 3 }, () => note('large', big))
    await Promise.all([...large, note('small', picture), note('small', picture)])
    expect(order.toSorted()).toEqual(['large', 'large', 'large', 'small', 'small'])
    expect(order.at(-1)).toBe('large')
  })

  it('says when to come back', async () => {
    open({ waitMs: 1 })
    const [, refused] = [normalise().catch(() => {}), await refusal(Promise.all([normalise(), normalise()]))]
    expect(refused).toMatchObject({ code: codes.tooManyRequests, reason: 'decoder-busy', detail: { retryAfter: 10 } })
  })

  it('holds no more bytes of files than it may', async () => {
    open({ files: 1000 })
    const part = new Uint8Array(600)
    expect(await refusal(decoder.normalise(bytesOf(part, part)))).toMatchObject({ reason: 'decoder-busy' })
    expect(await refusal(decoder.normalise(bytesOf(part)))).toMatchObject({ reason: 'file-wrong-kind' })
  })

  it('lets who has gone away leave the line', async () => {
    open()
    const gone = new AbortController()
    const all = [normalise(), normalise(gone.signal), normalise()]
    gone.abort()
    expect(await outcomes(all)).toEqual(['decoder-busy', 'kept', 'kept'])
  })

  it('makes a square of a kept picture', async () => {
    open()
    const square = await decoder.square((await normalise()).bytes, 64)
    expect(await sharp(square).metadata()).toMatchObject({ format: 'webp', width: 64, height: 64 })
  })
})
