/** What the models of a family have in common; an operator's entry may say otherwise for a model of its own. */
export interface Family {
  /** Side of the square it was trained on, in pixels. */
  side: number
  /** Width and height are multiples of this. */
  multiple: number
  latent: 'EmptyLatentImage' | 'EmptySD3LatentImage'
  /** `type` of the loader of text encoders, where these are files of their own. */
  textEncoders: string
  /** Steers by FluxGuidance; then cfg is 1, and words of what is not wanted do nothing. */
  guidance?: number
  steps: number
  cfg: number
  sampler: string
  scheduler: string
}

export const familyNames = ['sd15', 'sdxl', 'sd3', 'flux'] as const
export type FamilyName = (typeof familyNames)[number]

export const families: Record<FamilyName, Family> = {
  sd15: {
    side: 512, multiple: 64, latent: 'EmptyLatentImage', textEncoders: 'stable_diffusion', steps: 25, cfg: 7, sampler: 'dpmpp_2m', scheduler: 'karras',
  },
  sdxl: { side: 1024, multiple: 64, latent: 'EmptyLatentImage', textEncoders: 'sdxl', steps: 28, cfg: 6, sampler: 'dpmpp_2m', scheduler: 'karras' },
  sd3: { side: 1024, multiple: 64, latent: 'EmptySD3LatentImage', textEncoders: 'sd3', steps: 28, cfg: 4.5, sampler: 'dpmpp_2m', scheduler: 'sgm_uniform' },
  flux: {
    side: 1024, multiple: 64, latent: 'EmptySD3LatentImage', textEncoders: 'flux', guidance: 3.5, steps: 20, cfg: 1, sampler: 'euler', scheduler: 'simple',
  },
}

/** The family that a file's name speaks of; the oldest where it speaks of none. */
export function familyOf(file: string): FamilyName {
  const name = file.toLowerCase()
  if (/flux|schnell/.test(name)) return 'flux'
  if (/sd[_-]?3|stable-?diffusion-?3/.test(name)) return 'sd3'
  if (/xl|pony|illustrious|noob/.test(name)) return 'sdxl'
  return 'sd15'
}

/** Whether the file is a model made for filling masks, by its name. */
export const isInpaintFile = (file: string) => /inpaint|fill/i.test(file)

/** Steps and cfg of models that were distilled for few steps, by their name; undefined for others. */
export function fastSettings(file: string): { steps: number; cfg: number; sampler?: string; scheduler?: string } | undefined {
  const name = file.toLowerCase()
  if (/schnell/.test(name)) return { steps: 4, cfg: 1 }
  if (/lightning|hyper/.test(name)) return { steps: 8, cfg: 1.5, sampler: 'euler', scheduler: 'sgm_uniform' }
  if (/turbo/.test(name)) return { steps: 6, cfg: 1.5, sampler: 'dpmpp_sde', scheduler: 'karras' }
  if (/lcm/.test(name)) return { steps: 8, cfg: 1.5, sampler: 'lcm', scheduler: 'sgm_uniform' }
  return undefined
}
