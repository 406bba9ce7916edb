import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type * as TensorFlow from '@tensorflow/tfjs-core'
import type * as HumanModule from '@vladmandic/human'

export interface HumanEngine {
  tf: typeof TensorFlow
  human: HumanModule.Human
}

let loading: Promise<HumanEngine> | undefined

/** Face models on TensorFlow's WebAssembly backend, loaded once a thread from the installed packages. */
export function loadHuman(): Promise<HumanEngine> {
  loading ??= load()
  return loading
}

async function load(): Promise<HumanEngine> {
  const require = createRequire(import.meta.url)
  // The package's exports offer Node only a build for native TensorFlow; the WebAssembly build lies beside it.
  const dist = dirname(require.resolve('@vladmandic/human'))
  const wasm = dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json'))
  const tf: typeof TensorFlow = require('@tensorflow/tfjs-core')
  // The registry skips a router's null; the type does not say so.
  tf.io.registerLoadRouter(fromFile as Parameters<typeof tf.io.registerLoadRouter>[0])
  const { Human }: typeof HumanModule = require(join(dist, 'human.node-wasm.js'))
  const human = new Human({
    backend: 'wasm',
    wasmPath: join(wasm, 'dist/'),
    modelBasePath: pathToFileURL(join(dist, '../models/')).href,
    debug: false,
    async: false,
    cacheSensitivity: 0,
    filter: { enabled: false },
    face: {
      detector: { rotation: true, maxDetected: 8, minConfidence: 0.65 },
      mesh: { enabled: true },
      iris: { enabled: true },
      emotion: { enabled: false },
      description: { enabled: false },
    },
    body: { enabled: false },
    hand: { enabled: false },
    object: { enabled: false },
    gesture: { enabled: false },
    segmentation: { enabled: false },
  })
  await human.load()
  return { tf, human }
}

/** TensorFlow's own loader fetches over HTTP; this one reads model files from the disk. */
function fromFile(url: string | string[]): TensorFlow.io.IOHandler | null {
  if (typeof url !== 'string' || !url.startsWith('file:')) return null
  return {
    load: async () => {
      const path = fileURLToPath(url)
      const model = JSON.parse(readFileSync(path, 'utf8')) as TensorFlow.io.ModelJSON
      const files = model.weightsManifest.flatMap((group) => group.paths)
      const weights = Buffer.concat(files.map((file) => readFileSync(join(dirname(path), file))))
      return {
        modelTopology: model.modelTopology,
        weightSpecs: model.weightsManifest.flatMap((group) => group.weights),
        weightData: new Uint8Array(weights).buffer,
      }
    },
  }
}
