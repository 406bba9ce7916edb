import { useMemo } from 'react'
import type { Mask } from '#contract/generators/fields.ts'
import type { Size } from '../geometry.ts'
import { editorSettings } from '../editor-settings.ts'
import { coverageOf } from './mask-raster.ts'
import { Covered } from './mask-status.tsx'

/** How much of the photo is chosen, in words. */
export function MaskCoverage({ mask, photo }: { mask: Mask | undefined; photo: Size }) {
  const coverage = useMemo(() => (mask ? coverageOf(mask, photo, editorSettings.coverageSide) : 0), [mask, photo])
  return <Covered coverage={coverage} />
}
