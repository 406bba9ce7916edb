import { deliveredSize, drawnSizes } from '../sizes.ts'
import { cropTo, negativeOf, type Prepare } from './prepared.ts'

export const prepareText: Prepare<'text'> = async ({ prompt, negative, size }, model) => {
  const delivered = deliveredSize(size, model)
  return {
    values: { prompt, negative: negativeOf(model, negative), ...drawnSizes(delivered, model), denoise: 1, control: 1 },
    finish: (answer) => cropTo(answer, delivered),
  }
}
