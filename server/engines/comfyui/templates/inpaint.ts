import { createGraph } from '../workflow.ts'
import { encodeWords, load, sample, saveDecoded } from './parts.ts'
import type { Template } from './template.ts'

/** The transparent part of a photo drawn anew: a model made for that sees the rest, any other starts from what is there. */
export const inpaint: Template = (model, values) => {
  const graph = createGraph()
  const { sampling, seed, denoise, photo, prefix } = values
  const loaded = load(graph, model)
  const words = encodeWords(graph, model, loaded, values)
  const image = graph.add('LoadImage', { image: photo })
  const [pixels, mask] = [image(0), image(1)]
  if (model.inpaint) {
    const seen = graph.add('InpaintModelConditioning', { ...words, vae: loaded.vae, pixels, mask, noise_mask: true })
    const latent = sample(graph, loaded, sampling, { positive: seen(0), negative: seen(1), latent: seen(2), seed, denoise: 1 })
    saveDecoded(graph, loaded, latent, prefix)
    return graph.workflow()
  }
  const encoded = graph.add('VAEEncode', { pixels, vae: loaded.vae })()
  const latent = graph.add('SetLatentNoiseMask', { samples: encoded, mask })()
  saveDecoded(graph, loaded, sample(graph, loaded, sampling, { ...words, latent, seed, denoise }), prefix)
  return graph.workflow()
}
