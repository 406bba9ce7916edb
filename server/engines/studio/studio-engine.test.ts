import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { findGenerator, type GeneratorId } from '#contract/generators/generators.ts'
import type { EngineProgress, GeneratorRequest, PictureAsset } from '../engine.ts'
import { makeOnce } from '../make-once.ts'
import { createStudioEngine } from './studio-engine.ts'

const photos = new URL('../../../tests/fixtures/photos/', import.meta.url)
const engine = createStudioEngine({ paintThreads: 1 })
afterAll(() => engine.close())

async function run(generator: string, input: Record<string, unknown>, { signal = new AbortController().signal, photo = 'astronaut.png' } = {}) {
  const progress: EngineProgress[] = []
  const previews: Uint8Array[] = []
  const request = { generator, input: v.parse(findGenerator(generator)!.input, input) } as GeneratorRequest
  const outputs = (await makeOnce(engine, request, {
    signal,
    onProgress: (step) => progress.push(step),
    onPreview: (bytes) => previews.push(bytes),
    readUpload: () => readFile(new URL(photo, photos)),
  })) as PictureAsset[]
  return { outputs, progress, previews }
}

describe('the studio as an engine', () => {
  it('tells what it would make of a prompt before it paints, and the words that it has none for', () => {
    const said = (generator: GeneratorId, prompt: string) => {
      const { understood, unknown } = engine.read!(generator, prompt)
      return [engine.words!.understood('zh-Hans', understood), unknown]
    }
    expect(said('text-to-image', '日出时的雪山')).toEqual([['雪山湖泊', '清晨'], []])
    expect(said('text-to-image', 'A red cabin by the lake, with a Perfume bottle')).toEqual([['雪山湖泊', '小屋'], ['Perfume bottle']])
    expect(said('text-to-image', 'asdf')).toEqual([['抽象'], ['asdf']])
    expect(said('local-redraw', '酒红色')).toEqual([['原样换色'], []])
    expect(said('sketch-render', '暖色调的海边')).toEqual([['暖色'], ['海边']])
  })

  it('refuses before it is paid what cannot be put into a photo', () => {
    expect(engine.read!('local-redraw', '一只橘猫').refusal).toBe('redraw-cannot')
    expect(['晚霞', 'robe bleue', '去掉'].map((prompt) => engine.read!('local-redraw', prompt).refusal)).toEqual([undefined, undefined, undefined])
    expect(engine.read!('text-to-image', '一只橘猫').refusal).toBeUndefined()
  })

  it('paints as many pictures as were asked for, and says what it understood', async () => {
    const input = { prompt: '抽象画，鲜艳的流动色彩，量子计算机', size: '9:16', count: 2, seed: 0xffffffff }
    const { outputs, progress, previews } = await run('text-to-image', input)
    expect(outputs.map(({ seed }) => seed)).toEqual([0xffffffff, 0])
    expect(outputs[0]!.understood).toContainEqual({ slot: 'scene', value: 'abstract' })
    expect(outputs[0]!.unknown!.length).toBeGreaterThan(0)
    for (const { bytes } of outputs) expect(await sharp(bytes).metadata()).toMatchObject({ width: 720, height: 1280 })
    const steps = progress.map((step) => step.progress)
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
    expect(steps.at(-1)).toBe(1)
    expect((await sharp(previews[0]).metadata()).width).toBeLessThan(400)
  })

  it('cuts a person out, and sets them before a painted backdrop', async () => {
    const photo = randomUUID()
    const { outputs: cut } = await run('cutout', { photo, subject: 'person' })
    expect((await sharp(cut[0]!.bytes).stats()).isOpaque).toBe(false)
    const { outputs: changed } = await run('background-change', { photo, backdrop: { kind: 'prompt', prompt: '樱花' } })
    expect(await sharp(changed[0]!.bytes).metadata()).toMatchObject({ width: 512, height: 512, hasAlpha: false })
    expect(changed[0]!.understood).toContainEqual({ slot: 'scene', value: 'blossom' })
  })

  it('stops when it is told to', async () => {
    const stop = new AbortController()
    const painting = run('text-to-image', { prompt: '雪山湖', clarity: 'high' }, { signal: stop.signal })
    setImmediate(() => stop.abort())
    await expect(painting).rejects.toMatchObject({ reason: 'cancelled' })
  })

  it('says in its own reasons what is wrong with a photo', async () => {
    await expect(run('cutout', { photo: randomUUID() }, { photo: 'README.md' })).rejects.toMatchObject({ name: 'EngineError' })
  })
})
