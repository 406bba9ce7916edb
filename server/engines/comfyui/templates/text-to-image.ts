import { createGraph } from '../workflow.ts'
import { encodeWords, load, sample, saveDecoded } from './parts.ts'
import type { Template } from './template.ts'

/** The share of the picture that is drawn anew after it was grown: enough for detail, too little for second heads. */
const GROWN_DENOISE = 0.5

/** A picture from words; a large one is laid out at the size that the model knows, then grown and drawn once more. */
export const textToImage: Template = (model, values) => {
  const graph = createGraph()
  const { sampling, seed, width, height, grown, prefix } = values
  const loaded = load(graph, model)
  const words = encodeWords(graph, model, loaded, values)
  const empty = graph.add(model.family.latent, { width, height, batch_size: 1 })()
  const first = sample(graph, loaded, sampling, { ...words, latent: empty, seed, denoise: 1 })
  if (!grown) {
    saveDecoded(graph, loaded, first, prefix)
    return graph.workflow()
  }
  const larger = graph.add('LatentUpscale', { samples: first, upscale_method: 'bislerp', ...grown, crop: 'disabled' })()
  saveDecoded(graph, loaded, sample(graph, loaded, sampling, { ...words, latent: larger, seed, denoise: GROWN_DENOISE }), prefix)
  return graph.workflow()
}
