import { createGraph } from '../workflow.ts'
import { save } from './parts.ts'
import type { Template } from './template.ts'

/** A photo made larger by a model for that, then brought to the exact size. */
export const enlarge: Template = ({ files }, { photo, width, height, prefix }) => {
  if (!('upscaler' in files)) throw new Error('This model makes nothing larger')
  const graph = createGraph()
  const image = graph.add('LoadImage', { image: photo })()
  const upscaleModel = graph.add('UpscaleModelLoader', { model_name: files.upscaler })()
  const large = graph.add('ImageUpscaleWithModel', { upscale_model: upscaleModel, image })()
  save(graph, graph.add('ImageScale', { image: large, upscale_method: 'lanczos', width, height, crop: 'disabled' })(), prefix)
  return graph.workflow()
}
