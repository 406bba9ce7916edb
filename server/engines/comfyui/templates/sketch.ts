import { createGraph } from '../workflow.ts'
import { imageToImage } from './image-to-image.ts'
import { encodeWords, load, sample, saveDecoded } from './parts.ts'
import type { Template } from './template.ts'

/** A drawing rendered: along its lines where the model has a control net for that, otherwise as a photo is redrawn. */
export const sketch: Template = (model, values) => {
  if (model.sketchControl === undefined) return imageToImage(model, values)
  const graph = createGraph()
  const { sampling, seed, width, height, photo, control, prefix } = values
  const loaded = load(graph, model)
  const words = encodeWords(graph, model, loaded, values)
  const drawing = graph.add('LoadImage', { image: photo })()
  const steered = graph.add('ControlNetApplyAdvanced', {
    ...words,
    control_net: graph.add('ControlNetLoader', { control_net_name: model.sketchControl })(),
    // Control nets know lines as white on black.
    image: graph.add('ImageInvert', { image: drawing })(),
    strength: control, start_percent: 0, end_percent: 1, vae: loaded.vae,
  })
  const empty = graph.add(model.family.latent, { width, height, batch_size: 1 })()
  saveDecoded(graph, loaded, sample(graph, loaded, sampling, { positive: steered(0), negative: steered(1), latent: empty, seed, denoise: 1 }), prefix)
  return graph.workflow()
}
