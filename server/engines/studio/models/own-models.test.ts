import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findGenerator, type GeneratorId } from '#contract/generators/generators.ts'
import { createModelFolder } from '../../../../tests/support/onnx/model-folder.ts'
import { enlarger, meanFiller, nanMaker, redFinder } from '../../../../tests/support/onnx/tiny-networks.ts'
import type { Engine, GeneratorRequest, PictureAsset } from '../../engine.ts'
import { makeOnce } from '../../make-once.ts'
import { isWhole, unusableField } from '../../offer.ts'
import { createStudioEngine } from '../studio-engine.ts'
import { readModels } from './read-models.ts'

const photo = new URL('../../../../tests/fixtures/photos/astronaut.png', import.meta.url)

describe('an operator’s models in the studio', () => {
  const folder = createModelFolder()
  let engine: Engine
  beforeAll(async () => {
    folder.add({ id: 'filler', use: 'fill', size: 128, output: { range: [0, 255] } }, meanFiller(128))
    folder.add({ id: 'larger', use: 'enlarge', scale: 2, size: 128 }, enlarger(2))
    folder.add({ id: 'nan', use: 'cutout', size: 64 }, nanMaker(64))
    folder.add({ id: 'red', use: 'cutout', size: 128, about: 'Sees red.', homepage: 'https://red.example/', output: { activation: 'sigmoid' } }, redFinder(128))
    engine = createStudioEngine({ paintThreads: 1, models: await readModels(folder.path) })
  })
  afterAll(async () => {
    await engine.close()
    folder.remove()
  })

  const offersOf = async (generator: GeneratorId) => (await engine.discover(AbortSignal.timeout(1000))).filter((offer) => offer.generator === generator)

  async function make(model: string, generator: GeneratorId, input: object): Promise<PictureAsset> {
    const offer = (await offersOf(generator)).find((one) => one.model.id === model)
    const request = { generator, input: v.parse(findGenerator(generator)!.input, { photo: randomUUID(), ...input }) } as GeneratorRequest
    const [asset] = await makeOnce(engine, request, { offer, readUpload: () => readFile(photo) })
    return asset as PictureAsset
  }

  it('are offered beside its own, in a lane of their own, with what they honour', async () => {
    const offers = await engine.discover(AbortSignal.timeout(1000))
    expect(offers.every(isWhole)).toBe(true)
    expect(engine.lanes).toEqual({ paint: 1, 'own-models': 1 })
    const [, red, builtIn] = await offersOf('cutout')
    expect(red).toMatchObject({
      id: 'studio/red/cutout', lane: 'own-models', stays: true,
      model: { id: 'red', name: 'Tiny red', licence: 'Apache-2.0', homepage: 'https://red.example/', about: { text: 'Sees red.' } },
    })
    expect(unusableField(red!, { subject: 'person' })).toBe('subject')
    expect(unusableField(red!, { background: { kind: 'blur', strength: 0.5 } })).toBeUndefined()
    expect(builtIn).toMatchObject({ id: 'studio/built-in/cutout', lane: 'paint', accepts: 'all' })
  })

  it('come before its own, but where only a few want them', async () => {
    const idsOf = async (generator: GeneratorId) => (await offersOf(generator)).map(({ model }) => model.id)
    expect(await idsOf('erasure')).toEqual(['filler', 'built-in'])
    expect(await idsOf('repair')).toEqual(['built-in', 'larger'])
    expect(await idsOf('beauty')).toEqual(['built-in'])
  })

  it('cut out, minding the strokes', async () => {
    const strokes = [{ mode: 'keep', radius: 0.02, points: [[0.9, 0.05]] }]
    const { data, info } = await sharp((await make('red', 'cutout', { strokes })).bytes).raw().toBuffer({ resolveWithObject: true })
    const opacity = (x: number, y: number) => data[(y * info.width + x) * 4 + 3]
    expect([info.width, opacity(100, 330), opacity(300, 60), opacity(461, 26)]).toEqual([512, 255, 0, 255])
  })

  it('set a subject before another background', async () => {
    const { bytes } = await make('red', 'background-change', { backdrop: { kind: 'picture', picture: randomUUID() } })
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 512, hasAlpha: false })
  })

  it('erase, and leave every other pixel as it was', async () => {
    const mask = { strokes: [{ mode: 'keep', radius: 0.06, points: [[0.8, 0.2]] }] }
    const pixels = (bytes: Uint8Array) => sharp(bytes).removeAlpha().raw().toBuffer()
    const [now, before] = await Promise.all([pixels((await make('filler', 'erasure', { mask })).bytes), pixels(await readFile(photo))])
    const row = (data: Buffer, y: number) => data.subarray(y * 512 * 3, (y + 1) * 512 * 3)
    for (const y of [0, 50, 160, 511]) expect(row(now, y).equals(row(before, y))).toBe(true)
    expect(row(now, 102).equals(row(before, 102))).toBe(false)
  })

  it('extend and enlarge', async () => {
    const wide = await make('filler', 'extend', { margins: { left: 0.25, right: 0.25 } })
    expect(await sharp(wide.bytes).metadata()).toMatchObject({ width: 768, height: 512 })
    const large = await make('larger', 'repair', { scale: '2' })
    expect(await sharp(large.bytes).metadata()).toMatchObject({ width: 1024, height: 1024 })
  })

  it('that do not do what they should leave it to the next offer', async () => {
    const failure = { name: 'EngineError', reason: 'engine-not-set-up', kind: 'unsupported' }
    await expect(make('nan', 'cutout', {})).rejects.toMatchObject(failure)
    expect((await make('red', 'cutout', {})).bytes.length).toBeGreaterThan(0)
  })
})
