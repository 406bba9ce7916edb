import { writeOnnx, type Dimension, type Graph, type Node } from './write-onnx.ts'

/** Networks of a few operations that behave like those people use, for tests: ONNX files as bytes. */

const picture = (name: string, height: Dimension = 'height', width: Dimension = 'width') => ({ name, shape: [1, 3, height, width] })
const plane = (name: string, height: Dimension = 'height', width: Dimension = 'width') => ({ name, shape: [1, 1, height, width] })
const scalar = (value: number) => ({ shape: [], values: [value] })

/** Finds what is red: logits of a mask 1×1×side×side for a picture 1×3×side×side with values 0..1. */
export const redFinder = (side: number): Uint8Array =>
  writeOnnx({
    nodes: [{ op: 'Conv', inputs: ['picture', 'weights', 'bias'], outputs: ['mask'] }],
    inputs: [picture('picture', side, side)],
    outputs: [plane('mask', side, side)],
    constants: { weights: { shape: [1, 3, 1, 1], values: [24, -12, -12] }, bias: { shape: [1], values: [-6] } },
  })

/** A picture twice or four times as large, each pixel as a square; any size unless a side is given. */
export const enlarger = (scale: number, side?: number): Uint8Array =>
  writeOnnx({
    nodes: [{ op: 'Resize', inputs: ['picture', '', 'scales'], outputs: ['larger'], attributes: { mode: 'nearest', coordinate_transformation_mode: 'asymmetric', nearest_mode: 'floor' } }],
    inputs: [picture('picture', side, side)],
    outputs: [picture('larger', side && side * scale, side && side * scale)],
    constants: { scales: { shape: [4], values: [1, 1, scale, scale] } },
  })

/**
 * Paints the mean of what is known where the mask is 1: picture and mask of a fixed side, values 0..1 in, 0..255 out
 * (as LaMa's).
 */
export const meanFiller = (side: number): Uint8Array =>
  writeOnnx({
    nodes: [
      { op: 'Sub', inputs: ['one', 'mask'], outputs: ['known'] },
      { op: 'Mul', inputs: ['image', 'known'], outputs: ['seen'] },
      { op: 'ReduceMean', inputs: ['seen'], outputs: ['sum'], attributes: { axes: [2, 3] } },
      { op: 'ReduceMean', inputs: ['known'], outputs: ['count'], attributes: { axes: [2, 3] } },
      { op: 'Div', inputs: ['sum', 'count'], outputs: ['mean'] },
      { op: 'Mul', inputs: ['mean', 'mask'], outputs: ['painted'] },
      { op: 'Add', inputs: ['seen', 'painted'], outputs: ['whole'] },
      { op: 'Mul', inputs: ['whole', 'white'], outputs: ['output'] },
    ],
    inputs: [picture('image', side, side), plane('mask', side, side)],
    outputs: [picture('output', side, side)],
    constants: { one: scalar(1), white: scalar(255) },
  })

/** The same picture, brighter by a share of white; values -1..1 in and out. */
export const brightener = (side: number, by: number): Uint8Array =>
  writeOnnx({
    nodes: [{ op: 'Add', inputs: ['input', 'more'], outputs: ['output'] }],
    inputs: [picture('input', side, side)],
    outputs: [picture('output', side, side)],
    constants: { more: scalar(2 * by + Number.EPSILON) },
  })

/** uint8 in and out, mask 0 where it is to be painted (as MI-GAN's pipeline): paints that white. */
export const whiteFiller = (): Uint8Array =>
  writeOnnx({
    nodes: [
      { op: 'Cast', inputs: ['mask'], outputs: ['known'], attributes: { to: 9 } },
      { op: 'Where', inputs: ['known', 'image', 'white'], outputs: ['result'] },
    ],
    inputs: [{ ...picture('image'), type: 'uint8' }, { ...plane('mask'), type: 'uint8' }],
    outputs: [{ ...picture('result'), type: 'uint8' }],
    constants: { white: { type: 'uint8', shape: [], values: [255] } },
  })

/** Gives numbers that are none. */
export const nanMaker = (side: number): Uint8Array =>
  onMask(side, [{ op: 'Div', inputs: ['zero', 'zero'], outputs: ['nan'] }, { op: 'Mul', inputs: ['picture', 'nan'], outputs: ['all'] }])

/** Takes years. */
export const endless = (side: number): Uint8Array =>
  onMask(side, [
    {
      op: 'Loop', inputs: ['trips', 'go', 'picture'], outputs: ['all'],
      attributes: {
        body: {
          nodes: [{ op: 'Sigmoid', inputs: ['before'], outputs: ['after'] }, { op: 'Identity', inputs: ['on'], outputs: ['further'] }],
          inputs: [{ name: 'trip', type: 'int64', shape: [] }, { name: 'on', type: 'bool', shape: [] }, picture('before', side, side)],
          outputs: [{ name: 'further', type: 'bool', shape: [] }, picture('after', side, side)],
        },
      },
    },
  ])

/** Nodes that make 'all' of 'picture', and the first colour of that as the mask. */
const onMask = (side: number, nodes: readonly Node[]): Uint8Array => {
  const constants: Graph['constants'] = {
    zero: scalar(0), trips: { type: 'int64', shape: [], values: [1e15] }, go: { type: 'bool', shape: [], values: [1] },
    weights: { shape: [1, 3, 1, 1], values: [1, 0, 0] },
  }
  const node: Node = { op: 'Conv', inputs: ['all', 'weights'], outputs: ['mask'] }
  return writeOnnx({ nodes: [...nodes, node], inputs: [picture('picture', side, side)], outputs: [plane('mask', side, side)], constants })
}
