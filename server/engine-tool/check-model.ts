import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { findGenerator, type GeneratorId } from '#contract/generators/generators.ts'
import type { ModelUse, OwnModel } from '#studio/own-models/description.ts'
import { loadModel } from '#studio/own-models/model-net.ts'
import { probeModel } from '#studio/own-models/probe-model.ts'
import { StudioError } from '#studio/studio-error.ts'
import type { NetPort } from '#studio/vision/nets/net.ts'
import { unwatched } from '#studio/vision/watch.ts'
import type { GeneratorRequest } from '../engines/engine.ts'
import { makeOnce } from '../engines/make-once.ts'
import { readModels } from '../engines/studio/models/read-models.ts'
import { createStudioEngine } from '../engines/studio/studio-engine.ts'
import { StartError } from '../platform/start-error.ts'
import { beforeAndAfter } from './before-and-after.ts'
import type { ToolCommand } from './command.ts'
import { readPhoto } from './read-photo.ts'

type CheckModel = Extract<ToolCommand, { name: 'check-model' }>

/**
 * Loads and runs each model at a place, telling it in lines, and shows its effect on a photo. Rejects with a
 * StartError that names what is wrong.
 */
export async function checkModels({ place, photo, out = '.' }: CheckModel, print: (line: string) => void): Promise<void> {
  const models = await readModels(path.resolve(place))
  const upload = photo === undefined ? undefined : await readPhoto(photo)
  const problems: string[] = []
  for (const model of models) {
    print(`${model.id} (${model.name}), for ${shown[model.use].words} · ${model.licence}`)
    try {
      await checkModel(model, print)
      if (upload) print(`  before and after: ${await effectOf(model, upload, out)}`)
    } catch (error) {
      const problem = wordsOf(error)
      print(`  ${problem}`)
      problems.push(problem)
    }
  }
  if (problems.length > 0) throw new StartError(`${problems.length} of ${models.length} models cannot be used.`)
}

async function checkModel(model: OwnModel, print: (line: string) => void): Promise<void> {
  const start = performance.now()
  const { inputs, outputs } = await loadModel(model, unwatched)
  print(`  loaded in ${seconds((performance.now() - start) / 1000)}`)
  print(`  inputs: ${inputs.map(portWords).join(' · ')}`)
  print(`  outputs: ${outputs.map(portWords).join(' · ')}`)
  const probe = await probeModel(model)
  print(`  one run: ${seconds(probe.seconds)}, ${Math.round(probe.peakMemory / 1e6)} MB at most`)
}

/** What a model is shown by: a generator that it serves, and what that is asked beside the photo. */
const middle = { strokes: [{ mode: 'keep', radius: 0.1, points: [[0.5, 0.5]] }] }
const shown: Record<ModelUse, { words: string; generator: GeneratorId; input: object }> = {
  cutout: { words: 'cutouts and new backgrounds', generator: 'cutout', input: {} },
  fill: { words: 'erasing and extending', generator: 'erasure', input: { mask: middle } },
  enlarge: { words: 'enlarging', generator: 'repair', input: { scale: '2' } },
  faces: { words: 'faces in a repair', generator: 'repair', input: { scratches: 0, denoise: 0, fading: 0, sharpen: 0 } },
}

/** Makes the picture as the product would, and answers with where it is beside the photo. */
async function effectOf(model: OwnModel, photo: Uint8Array, folder: string): Promise<string> {
  const engine = createStudioEngine({ paintThreads: 1, models: [model] })
  try {
    const { generator, input } = shown[model.use]
    const checked = v.parse(findGenerator(generator)!.input, { ...input, photo: '00000000-0000-4000-8000-000000000000' })
    const signal = AbortSignal.timeout(model.timeLimitMinutes * 60_000)
    const offer = (await engine.discover(signal)).find((one) => one.generator === generator && one.model.id === model.id)
    const request = { generator, input: checked } as GeneratorRequest
    const [asset] = await makeOnce(engine, request, { offer, signal, readUpload: async () => photo })
    if (asset?.kind !== 'image') throw new Error('No picture was made')
    await mkdir(folder, { recursive: true })
    const file = path.resolve(folder, `${model.id}-before-after.png`)
    await beforeAndAfter(photo, asset.bytes, file)
    return file
  } finally {
    await engine.close()
  }
}

const seconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} s`
const portWords = ({ name, type, dims }: NetPort) => `${name} ${type} ${dims.join('x')}`

/** What was wrong with the file in its own words; an engine's error has them as its cause. */
function wordsOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof StudioError ? error.cause : error
  if (cause instanceof StudioError) return cause.message
  throw error
}
