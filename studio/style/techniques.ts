import { cartoon } from './cartoon.ts'
import { charcoal } from './charcoal.ts'
import { gouache } from './gouache.ts'
import { ink } from './ink.ts'
import { lowPoly } from './low-poly.ts'
import { oil } from './oil.ts'
import { paperCut } from './paper-cut.ts'
import { pencil } from './pencil.ts'
import { pixelArt } from './pixel-art.ts'
import { pointillism } from './pointillism.ts'
import type { StylePass } from './style-pass.ts'
import { mosaic, stainedGlass } from './tesserae.ts'
import { watercolour } from './watercolour.ts'

/** Every technique in which a picture can be redrawn. */
export const techniques = {
  oil, watercolour, pencil, ink, cartoon, gouache, charcoal, papercut: paperCut, 'stained-glass': stainedGlass, pointillism, mosaic,
  lowpoly: lowPoly, pixel: pixelArt,
} satisfies Record<string, StylePass>

export type Technique = keyof typeof techniques
