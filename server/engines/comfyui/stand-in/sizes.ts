import sharp from 'sharp'
import type { Link, Workflow } from '../workflow.ts'
import type { Files } from './files.ts'

export interface Size {
  width: number
  height: number
}

/** The size of the picture or latent that a link carries, found back to where it was made. */
export async function sizeOf(workflow: Workflow, link: Link, files: Files): Promise<Size> {
  const { class_type: type, inputs } = workflow[link[0]]!
  const of = (name: string) => sizeOf(workflow, inputs[name] as Link, files)
  if (typeof inputs.width === 'number' && typeof inputs.height === 'number') return { width: inputs.width, height: inputs.height }
  switch (type) {
    case 'LoadImage': {
      const { width, height } = await sharp(files.named(String(inputs.image))).metadata()
      return { width, height }
    }
    case 'ImageUpscaleWithModel': {
      const { width, height } = await of('image')
      return { width: width * 4, height: height * 4 }
    }
    case 'KSampler':
      return of('latent_image')
    case 'VAEEncode':
    case 'InpaintModelConditioning':
      return of('pixels')
    case 'ImageInvert':
      return of('image')
    default:
      return of('samples')
  }
}

/** The seed of the sampler that a picture came from; 0 where none did. */
export function seedOf(workflow: Workflow, link: Link): number {
  const { inputs } = workflow[link[0]]!
  if (typeof inputs.seed === 'number') return inputs.seed
  const before = Object.values(inputs).find((value) => Array.isArray(value)) as Link | undefined
  return before ? seedOf(workflow, before) : 0
}
