import { availableParallelism } from 'node:os'
import { StudioError } from '../studio-error.ts'
import { loadNet } from '../vision/nets/load-net.ts'
import { NetError, type Net, type NetPort, type NetTensor } from '../vision/nets/net.ts'
import type { Watch } from '../vision/watch.ts'
import type { OwnModel } from './description.ts'
import { dimensionsOf, shapesOf, type Shape } from './shapes.ts'
import type { Numbers, NumberType } from './tensor.ts'

/** A large file takes seconds to load. */
const LOOK_MS = 200

/** An operator's network with its inputs and outputs told apart. */
export interface ModelNet {
  /** Kind of numbers that each input takes. */
  types: readonly NumberType[]
  /** Bytes that its process has held at most. */
  peakMemory(): number
  /**
   * The numbers that come out for those that go in, in the order of the shapes. Rejects with 'model-unusable', or
   * what the watch throws.
   */
  run(inputs: readonly Numbers[], watch: Watch): Promise<Float32Array>
}

const unusable = ({ id }: Pick<OwnModel, 'id'>, problem: string, cause?: unknown) =>
  new StudioError('model-unusable', `The model '${id}' cannot be used: ${problem}`, { cause })

/**
 * The model's network as its description says it is. Rejects with a StudioError 'model-unusable' when the file does
 * not bear that out.
 */
export async function openModel(model: OwnModel, watch: Watch): Promise<ModelNet> {
  const { inputs, output } = shapesOf(model)
  const net = await loadModel(model, watch)
  const ports = assigned(model, net.inputs, inputs)
  const out = portOf(model, net.outputs, output, 'output')
  const types = ports.map((port, at) => checkedType(model, port, inputs[at]!))
  checkShape(model, out, output)
  return {
    types,
    peakMemory: () => net.peakMemory(),
    async run(numbers, watch) {
      const tensorOf = (at: number): NetTensor => ({ data: numbers[at]!, dims: dimensionsOf(inputs[at]!) })
      const feeds = Object.fromEntries(ports.map(({ name }, at) => [name, tensorOf(at)]))
      const results = await net.run(feeds, { wanted: [out.name], watch }).catch((error: unknown) => {
        throw error instanceof NetError ? unusable(model, error.message, error) : error
      })
      return finite(model, out, results[out.name], output)
    },
  }
}

/** The network of a model, whatever its description says of it. Rejects as {@link openModel} does. */
export async function loadModel(model: OwnModel, { checkCancelled }: Watch): Promise<Net> {
  const { file, threads = Math.max(1, availableParallelism() - 1), timeLimitMinutes } = model
  const stopped = Promise.withResolvers<never>()
  const look = setInterval(() => {
    try {
      checkCancelled()
    } catch (error) {
      stopped.reject(error)
    }
  }, LOOK_MS)
  try {
    return await Promise.race([loadNet(file, { threads, timeLimit: timeLimitMinutes * 60_000 }), stopped.promise])
  } catch (error) {
    throw error instanceof NetError ? unusable(model, error.message, error) : error
  } finally {
    clearInterval(look)
  }
}

/** The port of each shape: by its name, otherwise the first that no name takes. */
function assigned(model: OwnModel, ports: readonly NetPort[], shapes: readonly Shape[]): NetPort[] {
  const named = new Set(shapes.map(({ name }) => name))
  const left = ports.filter(({ name }) => !named.has(name))
  const chosen = shapes.map((shape) => portOf(model, shape.name === undefined ? left.splice(0, 1) : ports, shape, 'input'))
  const further = ports.filter((port) => !chosen.includes(port))
  const names = further.map(({ name }) => name).join(', ')
  if (names !== '') throw unusable(model, `the file has further inputs that nothing is known of: ${names}`)
  return chosen
}

function portOf(model: OwnModel, ports: readonly NetPort[], { name }: Shape, what: 'input' | 'output'): NetPort {
  const port = name === undefined ? ports[0] : ports.find((one) => one.name === name)
  if (port) return port
  const names = ports.map((one) => one.name).join(', ')
  throw unusable(model, name === undefined ? `the file lacks an ${what}` : `the file has no ${what} '${name}'; it has ${names}`)
}

function checkedType(model: OwnModel, port: NetPort, shape: Shape): NumberType {
  checkShape(model, port, shape)
  if (port.type === 'float32' || port.type === 'uint8') return port.type
  throw unusable(model, `the input '${port.name}' takes ${port.type}, and only float32 and uint8 can be given`)
}

/** Dimensions that the file leaves open fit everything. */
function checkShape(model: OwnModel, { name, dims }: NetPort, shape: Shape): void {
  const wanted = dimensionsOf(shape)
  const before = wanted.length - dims.length
  const isOpen = (size: number | string) => typeof size !== 'number' || size <= 0
  if (!isRank(dims, wanted) || !dims.every((size, at) => isOpen(size) || size === wanted[at + before])) throw unusable(model, `'${name}' is ${dims.join('x')}, and the description makes it ${wanted.join('x')}`)
}

/** Some files leave out the dimensions of 1 in front. */
const isRank = (dims: readonly unknown[], wanted: readonly number[]) =>
  dims.length === 0 || (dims.length <= wanted.length && wanted.slice(0, wanted.length - dims.length).every((size) => size === 1))

function finite(model: OwnModel, { name }: NetPort, tensor: NetTensor | undefined, shape: Shape): Float32Array {
  const wanted = dimensionsOf(shape)
  const essence = (dims: readonly number[]) => dims.filter((size) => size !== 1).join('x')
  if (!tensor || essence(tensor.dims) !== essence(wanted)) {
    const came = tensor?.dims.join('x') ?? 'nothing'
    throw unusable(model, `'${name}' came out as ${came}, and the description makes it ${wanted.join('x')}`)
  }
  const data = tensor.data instanceof Float32Array ? tensor.data : Float32Array.from(tensor.data)
  if (!data.every(Number.isFinite)) throw unusable(model, `'${name}' came out with numbers that are none (NaN or infinite)`)
  return data
}
