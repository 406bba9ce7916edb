import type { OwnModel, PictureTensor } from './description.ts'

/** What goes through an input or output of a network. */
export interface Shape {
  name?: string | undefined
  layout: PictureTensor['layout']
  channels: 1 | 3
  /** Pixels; every network of ours sees squares. */
  side: number
}

/** The inputs and the output of a network as its description says they are. */
export function shapesOf(model: OwnModel): { inputs: readonly Shape[]; output: Shape } {
  const { size: side } = model
  const picture: Shape = { ...model.input, channels: 3, side }
  switch (model.use) {
    case 'cutout':
      return { inputs: [picture], output: { ...model.output, channels: 1, side } }
    case 'fill':
      return { inputs: [picture, { ...model.mask, channels: 1, side }], output: { ...model.output, channels: 3, side } }
    case 'enlarge':
      return { inputs: [picture], output: { ...model.output, channels: 3, side: side * model.scale } }
    case 'faces':
      return { inputs: [picture], output: { ...model.output, channels: 3, side } }
  }
}

export const dimensionsOf = ({ layout, channels, side }: Shape): number[] =>
  layout === 'nchw' ? [1, channels, side, side] : [1, side, side, channels]
