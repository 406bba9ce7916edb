/** The parts of an ONNX file (a protocol buffer; fields and numbers of onnx.proto3) that small test networks need. */

export type Dimension = number | string
export type ElementType = 'float32' | 'uint8' | 'int64' | 'bool'

export interface Value {
  name: string
  type?: ElementType
  /** Sizes; a name stands for any. */
  shape: readonly Dimension[]
}

export interface Node {
  op: string
  inputs: readonly string[]
  outputs: readonly string[]
  attributes?: Readonly<Record<string, string | number | readonly number[] | Graph>>
}

/** Constants by name: a float32 tensor of the shape, or numbers of another type. */
export interface Constant {
  type?: ElementType
  shape: readonly number[]
  values: readonly number[]
}

export interface Graph {
  nodes: readonly Node[]
  inputs: readonly Value[]
  outputs: readonly Value[]
  constants?: Readonly<Record<string, Constant>>
}

/** An ONNX file of the graph. Whole numbers of an attribute are ints, others floats. */
export const writeOnnx = (graph: Graph): Uint8Array =>
  message([1, IR_VERSION], [2, 'inkling-tests'], [7, graphMessage(graph)], [8, message([1, ''], [2, OPSET])])

const IR_VERSION = 8
const OPSET = 17
const elementTypes: Record<ElementType, number> = { float32: 1, uint8: 2, int64: 7, bool: 9 }

const graphMessage = ({ nodes, inputs, outputs, constants = {} }: Graph): Uint8Array =>
  message(
    ...nodes.map((node): Field => [1, nodeMessage(node)]),
    [2, 'graph'],
    ...Object.entries(constants).map(([name, constant]): Field => [5, tensorMessage(name, constant)]),
    ...inputs.map((value): Field => [11, valueMessage(value)]),
    ...outputs.map((value): Field => [12, valueMessage(value)]),
  )

const nodeMessage = ({ op, inputs, outputs, attributes = {} }: Node): Uint8Array =>
  message(
    ...inputs.map((name): Field => [1, name]),
    ...outputs.map((name): Field => [2, name]),
    [4, op],
    ...Object.entries(attributes).map(([name, value]): Field => [5, message([1, name], ...attributeFields(value))]),
  )

function attributeFields(value: string | number | readonly number[] | Graph): Field[] {
  if (typeof value === 'string') return [[4, value], [20, 3]]
  if (typeof value === 'number') return Number.isInteger(value) ? [[3, value], [20, 2]] : [[2, floats([value]), 'fixed'], [20, 1]]
  if (isGraph(value)) return [[6, graphMessage(value)], [20, 5]]
  return [...value.map((item): Field => [8, item]), [20, 7]]
}

const isGraph = (value: readonly number[] | Graph): value is Graph => 'nodes' in value

const valueMessage = ({ name, type = 'float32', shape }: Value): Uint8Array => {
  const dimensions = shape.map((size): Field => [1, message(typeof size === 'number' ? [1, size] : [2, size])])
  return message([1, name], [2, message([1, message([1, elementTypes[type]], [2, message(...dimensions)])])])
}

function tensorMessage(name: string, { type = 'float32', shape, values }: Constant): Uint8Array {
  const raw: Record<ElementType, () => Uint8Array> = {
    float32: () => floats(values),
    uint8: () => Uint8Array.from(values),
    bool: () => Uint8Array.from(values),
    int64: () => new Uint8Array(BigInt64Array.from(values, BigInt).buffer),
  }
  return message(...shape.map((size): Field => [1, size]), [2, elementTypes[type]], [8, name], [9, raw[type]()])
}

const floats = (values: readonly number[]) => new Uint8Array(Float32Array.from(values).buffer)

/** Number and value of a field; 'fixed' are four bytes without a length. */
type Field = readonly [number: number, value: number | string | Uint8Array, kind?: 'fixed']

function message(...fields: readonly Field[]): Uint8Array {
  return Buffer.concat(
    fields.flatMap(([number, value, kind]) => {
      if (typeof value === 'number') return [varint(number * 8), varint(value)]
      const bytes = typeof value === 'string' ? Buffer.from(value) : value
      return kind ? [varint(number * 8 + 5), bytes] : [varint(number * 8 + 2), varint(bytes.length), bytes]
    }),
  )
}

function varint(value: number): Uint8Array {
  const bytes: number[] = []
  let rest = BigInt.asUintN(64, BigInt(value))
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128)
  return Uint8Array.from([...bytes, Number(rest)])
}
