import type { RasterImage } from '../pixels/linear-image.ts'
import type { SceneSpec } from '../scene/scene-spec.ts'
import { toDisplay, toRaster } from './display-image.ts'
import type { StyleContext } from './style-pass.ts'
import { techniques, type Technique } from './techniques.ts'

export type Style = SceneSpec['style'] | Technique

/** Redraws a picture, painted or photographed, in a style; 'photo' is the picture itself. */
export function applyStyle(image: RasterImage, style: Style, options: { seed: number; context: StyleContext }): RasterImage {
  return style === 'photo' ? image : toRaster(techniques[style](toDisplay(image), options))
}
