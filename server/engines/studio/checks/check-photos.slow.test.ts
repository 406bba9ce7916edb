import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { controlsOf } from '#contract/generators/control.ts'
import { findGenerator, type CheckedGenerator } from '#contract/generators/generators.ts'
import { createStudioPool } from '#studio/pool/studio-pool.ts'
import type { CheckRequest } from '../../engine.ts'
import type { Offer } from '../../offer.ts'
import { BUILT_IN } from '../models/read-models.ts'
import { checkPhotos } from './check-photos.ts'
import { checks } from './checks.ts'

const pool = createStudioPool({ paintThreads: 1, visionThreads: 1 })
afterAll(() => pool.close())

const fixture = (name: string) => readFile(new URL(`../../../../tests/fixtures/photos/${name}`, import.meta.url))
const astronaut = await sharp(await fixture('astronaut.png')).resize(384).png().toBuffer()
const coffee = await fixture('coffee.png')
const shirt = await sharp(
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="384" height="384"><path fill="#eee" d="M0 0h384v384H0z"/><path fill="#b21c1c" d="M40 56h110q42 50 84 0h110v88h-64v192H104V144H40z"/></svg>'),
)
  .png()
  .toBuffer()
const plain = await sharp({ create: { width: 384, height: 384, channels: 3, background: '#9ab' } }).png().toBuffer()
const id = '7f0a7c1e-6f0e-4a3e-9b57-2a1f4f1f7d10'
const productId = '0d8f0a52-9f4c-4d53-8a63-0f6c1d7b2e11'
const stroke = { mode: 'keep', radius: 0.25, points: [[0.1, 0.1], [0.5, 0.1], [0.9, 0.4], [0.1, 0.4], [0.9, 0.8], [0.1, 0.8]] }

/** What is said of a photo that stands in every photo field but a product's. */
function check(generator: CheckedGenerator, photo: Uint8Array, input: Record<string, unknown> = {}, { model = BUILT_IN, product = shirt } = {}) {
  const { checked = [], input: schema } = findGenerator(generator)!
  const photos = controlsOf(findGenerator(generator)!).filter(({ control }) => control.control === 'photo').map(({ name }) => [name, id])
  const fields = v.object(Object.fromEntries(checked.map((field) => [field, schema.entries[field]!])))
  const parsed = v.parse(fields, { ...Object.fromEntries(photos), product: productId, ...input })
  const offer = { model: { id: model } } as Offer
  return checkPhotos(pool, { generator, input: parsed, offer } as CheckRequest, { signal: new AbortController().signal, readUpload: async (upload) => (upload === productId ? product : photo) })
}

/** What those need beside photos. */
const needed: Partial<Record<CheckedGenerator, Record<string, unknown>>> = {
  extend: { margins: { right: 0.2 } },
  erasure: { mask: { strokes: [{ ...stroke, radius: 0.05 }] } },
  'product-on-model': { category: 'top' },
}
/** One portrait stands for those that are looked at alike. */
const looked = Object.keys(checks).filter((generator) => ['human', 'scene-refresh'].includes(generator) || findGenerator(generator)!.category !== 'portrait' || generator === 'avatar') as CheckedGenerator[]
const needFace = looked.filter((generator) => !['extend', 'erasure', 'background-change', 'product-on-model', 'sketch-render', 'scene-refresh'].includes(generator))

describe('photos that are looked at before anything is paid', () => {
  it.each(looked)('%s: nothing against an astronaut', async (generator) => {
    const { refused } = await check(generator, astronaut, needed[generator])
    expect(refused?.reason).toBe(generator === 'sketch-render' ? 'no-outline' : undefined)
  })

  it.each(needFace)('%s: a cup of coffee has no face', async (generator) => {
    expect((await check(generator, coffee)).refused).toMatchObject({ reason: 'no-face' })
  })

  it('say of two photos which it is', async () => {
    expect((await check('model-replace', coffee)).refused).toMatchObject({ photo: 'face' })
    expect((await check('product-on-model', coffee, { category: 'top' })).refused).toMatchObject({ reason: 'place-unseen', photo: 'photo' })
    expect((await check('product-on-model', coffee, { category: 'beside' })).refused).toBeUndefined()
    expect((await check('product-on-model', astronaut, { category: 'behind' })).refused).toMatchObject({ reason: 'product-hidden', photo: 'photo' })
    expect((await check('product-on-model', astronaut, { category: 'watch' }, { product: await fixture('chelsea.png') })).refused).toMatchObject({ reason: 'product-unlike' })
    expect((await check('product-on-model', astronaut, { category: 'beside' }, { product: plain })).refused).toMatchObject({ reason: 'no-subject', photo: 'product' })
  })

  it('show somebody from whom a side would be missing, and the other sides', async () => {
    const half = await sharp(astronaut).extract({ left: 0, top: 0, width: 161, height: 384 }).png().toBuffer()
    const { refused, field, instead } = await check('extend', half, { margins: { left: 0.1, right: 0.1 } })
    expect(refused).toMatchObject({ reason: 'person-halved' })
    expect({ field, instead }).toEqual({ field: 'margins', instead: { margins: { top: 0, right: 0, bottom: 0, left: 0.2 } } })
    expect((await check('extend', half, instead)).refused).toBeUndefined()
  })

  it('are marked too widely', async () => {
    expect(await check('erasure', coffee, { mask: { strokes: [stroke, { ...stroke, area: true, points: [[0, 0], [1, 0], [1, 1], [0, 1]] }] } })).toMatchObject({ refused: { reason: 'mask-too-large' }, field: 'mask' })
  })

  it('are left alone where something is drawn, and to the operator’s own models', async () => {
    expect((await check('clothes-change', coffee, { strokes: [stroke] })).refused).toBeUndefined()
    expect((await check('avatar', coffee, {}, { model: 'own' })).refused).toBeUndefined()
  })
})
