import { unwatched } from '../vision/watch.ts'
import type { OwnModel } from './description.ts'
import { openModel } from './model-net.ts'
import { holeNumbers, pictureNumbers } from './tensor.ts'

export interface Probe {
  /** Of a single run, once the file is loaded. */
  seconds: number
  /** Bytes that its process has held at most. */
  peakMemory: number
}

/**
 * Runs a model once on a grey picture. Rejects with a StudioError 'model-unusable' when it does not do what its
 * description says.
 */
export async function probeModel(model: OwnModel): Promise<Probe> {
  const net = await openModel(model, unwatched)
  const { size } = model
  const grey = new Float32Array(size * size).fill(0.5)
  const inputs = [pictureNumbers([grey, grey, grey], model.input, net.types[0]!)]
  if (model.use === 'fill') {
    // A bar: all of it known, or none, is what no photo asks.
    const hole = new Uint8Array(size * size).fill(1, 0, (size * size) >> 2)
    inputs.push(holeNumbers(hole, model.mask, net.types[1]!))
  }
  const start = performance.now()
  await net.run(inputs, unwatched)
  return { seconds: (performance.now() - start) / 1000, peakMemory: net.peakMemory() }
}
