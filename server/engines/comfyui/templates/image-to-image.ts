import { createGraph } from '../workflow.ts'
import { encodeWords, load, sample, saveDecoded } from './parts.ts'
import type { Template } from './template.ts'

/** A photo drawn anew in its own composition. */
export const imageToImage: Template = (model, values) => {
  const graph = createGraph()
  const { sampling, seed, denoise, photo, prefix } = values
  const loaded = load(graph, model)
  const words = encodeWords(graph, model, loaded, values)
  const pixels = graph.add('LoadImage', { image: photo })()
  const latent = graph.add('VAEEncode', { pixels, vae: loaded.vae })()
  saveDecoded(graph, loaded, sample(graph, loaded, sampling, { ...words, latent, seed, denoise }), prefix)
  return graph.workflow()
}
