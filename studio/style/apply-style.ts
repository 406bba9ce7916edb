import type { RasterImage } from '../pixels/linear-image.ts'
import type { SceneSpec } from '../scene/scene-spec.ts'
import { cartoon } from './cartoon.ts'
import { toDisplay, toRaster } from './display-image.ts'
import { ink } from './ink.ts'
import { lowPoly } from './low-poly.ts'
import { oil } from './oil.ts'
import { pencil } from './pencil.ts'
import { pixelArt } from './pixel-art.ts'
import type { StyleContext, StylePass } from './style-pass.ts'
import { watercolour } from './watercolour.ts'

export type Style = SceneSpec['style']

const PASSES: Record<Exclude<Style, 'photo'>, StylePass> = {
  oil, watercolour, pencil, ink, cartoon, lowpoly: lowPoly, pixel: pixelArt,
}

/** Redraws a picture, painted or photographed, in a style; 'photo' is the picture itself. */
export function applyStyle(image: RasterImage, style: Style, options: { seed: number; context: StyleContext }): RasterImage {
  return style === 'photo' ? image : toRaster(PASSES[style](toDisplay(image), options))
}
