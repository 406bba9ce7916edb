import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { appConfig } from '#config'
import { generators, type GeneratorId } from '#contract/generators/generators.ts'
import type { Engine, EngineAsset, EngineRequest, EngineRun } from '../engine.ts'
import { withTemporaryFolder } from '../../platform/temporary-folder.ts'
import type { Offer } from '../offer.ts'

const CHECK_MS = 5 * 60_000
const FILM_CHECK_MS = 30 * 60_000
const PHOTO = randomUUID()

export interface Conformance {
  name: string
  /** Rejects when the engine does not keep it; 'skipped' where it offers nothing that could be checked. */
  check(engine: Engine): Promise<'kept' | 'skipped'>
}

/** What every hosted engine keeps, whatever stands behind it. Makes pictures, so a service that is paid for is paid for some. */
export const hostedConformance: readonly Conformance[] = [
  {
    name: 'offers something, each with all that its generator needs',
    check: async (engine) => {
      const offers = await engine.discover(AbortSignal.timeout(CHECK_MS))
      assert(offers.length > 0, 'It offers nothing')
      for (const { id, lane } of offers) assert(lane in engine.lanes, `${id} waits in a lane that the engine does not have`)
      return 'kept'
    },
  },
  {
    name: 'makes a picture of the asked shape out of words, with the seed where it has one',
    check: (engine) =>
      withOffer(
        engine,
        'text-to-image',
        { prompt: 'a red cabin by a lake, photograph', size: '4:3', seed: 7 },
        async ([asset], { accepts }) => {
          const { width, height } = await sizeOf(asset)
          assert(Math.abs(width / height - 4 / 3) < 0.05, `It is ${width}x${height}`)
          const hasSeed = accepts === 'all' || 'seed' in accepts
          assert(asset?.seed === (hasSeed ? 7 : undefined), `Its seed is ${asset?.seed}`)
        },
      ),
  },
  {
    name: 'makes as many pictures as asked, each with a seed of its own',
    check: (engine) =>
      withOffer(engine, 'text-to-image', { prompt: 'a blue bird', count: 2 }, async (assets) => {
        assert(assets.length === 2, `It made ${assets.length}`)
        const seeds = assets.flatMap(({ seed }) => seed ?? [])
        assert(new Set(seeds).size === seeds.length, 'Both have one seed')
      }),
  },
  {
    name: 'changes a photo at its own size',
    check: (engine) =>
      withOffer(engine, 'picture-redraw', { photo: PHOTO, technique: 'watercolour' }, async ([asset]) => {
        const { width, height } = await sizeOf(asset)
        assert(width === 480 && height === 360, `It is ${width}x${height}`)
      }),
  },
  {
    name: 'paints a marked part anew, and leaves every other pixel as it was',
    check: (engine) => {
      const strokes = [{ mode: 'keep', radius: 0.1, points: [[0.5, 0.5]] }]
      return withOffer(
        engine,
        'local-redraw',
        { photo: PHOTO, mask: { strokes }, prompt: 'a red ball' },
        async ([asset], _offer, photo) => {
          const corner = { left: 0, top: 0, width: 480, height: 100 }
          const [before, after] = await Promise.all(
            [photo, bytesOf(asset)].map((picture) => sharp(picture).removeAlpha().extract(corner).raw().toBuffer()),
          )
          assert(before!.equals(after!), 'Untouched pixels are not what they were')
        },
      )
    },
  },
  {
    name: 'reads a photo into words',
    check: (engine) =>
      withOffer(engine, 'image-to-text', { photo: PHOTO, language: appConfig.defaultLocale }, async ([asset]) => {
        assert(asset?.kind === 'image' && (asset.text?.summary.length ?? 0) > 0, 'It says nothing')
      }),
  },
  {
    name: 'films a photo in the asked shape',
    check: (engine) =>
      withOffer(engine, 'img-to-video', { photo: PHOTO, prompt: 'clouds drift by', ratio: '16:9' }, async ([asset]) => {
        assert(asset?.kind === 'video' && asset.duration > 0.5, 'It made no film')
        const { width, height } = await sharp(asset.poster).metadata()
        assert(width >= height, `It is ${width}x${height}`)
      }),
  },
  {
    name: 'films a scene out of words',
    check: async (engine) => {
      const offer = (await engine.discover(AbortSignal.timeout(CHECK_MS))).find(({ filmsScenes }) => filmsScenes)
      if (!offer || !engine.filmScene) return 'skipped'
      const { filmScene } = engine
      const scene = { words: 'a red cabin by a lake', style: 'auto', camera: 'push', seconds: 3, ratio: '16:9', resolution: '720p', seed: 7 } as const
      const run = runWith(AbortSignal.timeout(FILM_CHECK_MS), new Uint8Array(), [])
      const { seconds } = await withTemporaryFolder((folder) => filmScene(scene, offer, run, path.join(folder, 'scene')))
      assert(seconds > 0.5, `It lasts ${seconds} s`)
      return 'kept'
    },
  },
  {
    name: 'reads words aloud, by the first voice that it tells of',
    check: async ({ speaker, discover }) => {
      await discover(AbortSignal.timeout(CHECK_MS))
      const [voice] = speaker?.voices() ?? []
      if (!speaker || voice === undefined) return 'skipped'
      const { samples, sampleRate } = await speaker.speak('Good morning, little town by the sea.', { voice, language: 'en', key: randomUUID(), signal: AbortSignal.timeout(CHECK_MS) })
      const seconds = samples.length / sampleRate
      assert(seconds > 0.5 && seconds < 20, `It speaks for ${seconds} s`)
      return 'kept'
    },
  },
  {
    name: 'stops soon when it is told to',
    check: async (engine) => {
      const offer = await offerFor(engine, 'text-to-image')
      if (!offer) return 'skipped'
      const stop = new AbortController()
      const run = runWith(stop.signal, new Uint8Array(), [])
      const stopped = new Error('stopped')
      const told = engine.run(requestFor(offer, { prompt: 'a long story' }), {
        ...run,
        onProgress: ({ stage }) => void (stage === 'making' && stop.abort(stopped)),
      })
      const ended = await told.then(
        () => undefined,
        (error: unknown) => error,
      )
      assert(ended === stopped, `It ended with ${String(ended)}`)
      return 'kept'
    },
  },
]

type Look = (assets: readonly EngineAsset[], offer: Offer, photo: Uint8Array) => Promise<void>

async function withOffer(
  engine: Engine,
  generator: GeneratorId,
  input: Record<string, unknown>,
  look: Look,
): Promise<'kept' | 'skipped'> {
  const offer = await offerFor(engine, generator)
  if (!offer) return 'skipped'
  const photo = await testPhoto()
  const assets: EngineAsset[] = []
  const { accepts } = offer
  const usable = Object.fromEntries(Object.entries(input).filter(([field]) => accepts === 'all' || field in accepts))
  await engine.run(requestFor(offer, usable), runWith(AbortSignal.timeout(generator === 'img-to-video' ? FILM_CHECK_MS : CHECK_MS), photo, assets))
  assert(assets.length > 0, 'It made nothing')
  await look(assets, offer, photo)
  return 'kept'
}

const offerFor = async (engine: Engine, generator: GeneratorId) =>
  (await engine.discover(AbortSignal.timeout(CHECK_MS))).find((offer) => offer.generator === generator)

/** The input is checked by the generator's own schema, so the two belong together. */
const requestFor = (offer: Offer, input: Record<string, unknown>) =>
  ({ generator: offer.generator, input: v.parse(generators[offer.generator].input, input), offer }) as EngineRequest

function runWith(signal: AbortSignal, photo: Uint8Array, assets: EngineAsset[]): EngineRun {
  return {
    taskId: randomUUID(),
    signal,
    givenUp: () => true,
    checkpoint: { value: undefined, write: async () => {} },
    onProgress: () => {},
    onPreview: () => {},
    readUpload: async () => photo,
    copyFilm: () => Promise.reject(new Error('There are no films here')),
    cutOut: () => Promise.reject(new Error('There are no eyes here')),
    deliver: async (asset) => {
      assets.push(asset)
      if (asset.kind !== 'video') return
      // A film can be read only now.
      let bytes = 0
      for await (const chunk of asset.stream) bytes += chunk.byteLength
      assert(bytes > 0, 'The film is empty')
    },
  }
}

const testPhoto = async () =>
  new Uint8Array(
    await sharp({
      create: { width: 480, height: 360, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 120, sigma: 30 } },
    })
      .jpeg()
      .toBuffer(),
  )

function bytesOf(asset: EngineAsset | undefined): Uint8Array {
  if (asset?.kind !== 'image') throw new Error('It made no picture')
  return asset.bytes
}

const sizeOf = (asset: EngineAsset | undefined) => sharp(bytesOf(asset)).metadata()

/** Runs them all, one after another, and tells each in a line; answers how many are not kept. */
export async function checkHosted(engine: Engine, print: (line: string) => void): Promise<number> {
  let failed = 0
  for (const { name, check } of hostedConformance) {
    try {
      print(`${await check(engine)}: ${name}`)
    } catch (error) {
      failed++
      print(
        `FAILED: ${name}: ${error instanceof Error ? [error.message, error.cause].filter(Boolean).join(', ') : String(error)}`,
      )
    }
  }
  return failed
}
