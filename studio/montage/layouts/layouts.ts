import type { LayoutName } from '../template.ts'
import type { Layout } from './layout.ts'
import { album, postcard } from './on-paper.ts'
import { full, grid, row } from './plain.ts'
import { strip } from './strip.ts'

/** Each way that photos stand in a shot, with how many it takes. */
export const layouts: Readonly<Record<LayoutName, { shows: number; layout: Layout }>> = {
  full: { shows: 1, layout: full },
  halves: { shows: 2, layout: row },
  thirds: { shows: 3, layout: row },
  grid: { shows: 4, layout: grid },
  album: { shows: 1, layout: album },
  strip: { shows: 1, layout: strip },
  postcard: { shows: 1, layout: postcard },
}
