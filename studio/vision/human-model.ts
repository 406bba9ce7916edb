import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Converter from '@tensorflow/tfjs-converter'
import { loadHuman } from './human.ts'

type ModelName = 'movenet-lightning' | 'centernet' | 'faceres'

const loading = new Map<ModelName, Promise<Converter.GraphModel>>()

/** A model that lies beside the face models in their package, loaded once a thread, when it is first asked for. */
export function humanModel(name: ModelName): Promise<Converter.GraphModel> {
  const known = loading.get(name)
  if (known) return known
  const model = load(name)
  loading.set(name, model)
  return model
}

async function load(name: ModelName): Promise<Converter.GraphModel> {
  // It reads model files through the router, and runs on the backend, that the face models set up.
  await loadHuman()
  const require = createRequire(import.meta.url)
  const models = join(dirname(require.resolve('@vladmandic/human')), '../models')
  const { loadGraphModel }: typeof Converter = require('@tensorflow/tfjs-converter')
  return loadGraphModel(pathToFileURL(join(models, `${name}.json`)).href)
}
