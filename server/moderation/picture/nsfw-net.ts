import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type * as Wasm from '@tensorflow/tfjs-backend-wasm'
import type * as Converter from '@tensorflow/tfjs-converter'
import type * as TensorFlow from '@tensorflow/tfjs-core'

/** What the net tells apart, in the order of its outputs. */
const pictureClasses = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const
/** How likely a picture is of each class, adding up to 1. */
export type Likelihoods = Record<(typeof pictureClasses)[number], number>

/** Side in pixels of what it looks at. */
export const NET_SIDE = 224
const CHANNELS = 3

/** The net of nsfwjs on TensorFlow's WebAssembly backend. Answers what tells the classes of a picture of NET_SIDE by NET_SIDE in RGB. */
export async function loadNsfwNet(): Promise<(pixels: Uint8Array) => Likelihoods> {
  // Its builds for CommonJS: the others name their parts in a way that Node does not find.
  const require = createRequire(import.meta.url)
  const tf: typeof TensorFlow = require('@tensorflow/tfjs-core')
  const { setWasmPaths }: typeof Wasm = require('@tensorflow/tfjs-backend-wasm')
  const { loadGraphModel }: typeof Converter = require('@tensorflow/tfjs-converter')
  setWasmPaths(join(dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json')), 'dist/'))
  await tf.setBackend('wasm')
  const net = await loadGraphModel({ load: async () => readNet() })

  return (pixels) => {
    const likely = tf.tidy(() => {
      const picture = tf.tensor4d(Float32Array.from(pixels, (value) => value / 255), [1, NET_SIDE, NET_SIDE, CHANNELS])
      // One input, one output.
      return (net.predict(picture) as TensorFlow.Tensor).dataSync()
    })
    return Object.fromEntries(pictureClasses.map((name, at) => [name, likely[at] ?? 0])) as Likelihoods
  }
}

function readNet(): TensorFlow.io.ModelArtifacts {
  const folder = join(import.meta.dirname, 'net')
  const { modelTopology, weightsManifest, format, signature, userDefinedMetadata } = JSON.parse(readFileSync(join(folder, 'model.json'), 'utf8')) as TensorFlow.io.ModelJSON
  return {
    modelTopology,
    weightSpecs: weightsManifest.flatMap(({ weights }) => weights),
    weightData: new Uint8Array(readFileSync(join(folder, 'weights.bin'))).buffer,
    ...(format && { format }),
    ...(signature && { signature }),
    ...(userDefinedMetadata && { userDefinedMetadata }),
  }
}
