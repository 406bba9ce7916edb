import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Mask, Stroke } from '#contract/generators/fields.ts'
import { useMedia } from '~/shared/ui/media/use-media.ts'
import { editorSettings } from '../editor-settings.ts'
import { visiblePart, type Size } from '../geometry.ts'
import type { PhotoView } from '../stage/use-view.ts'
import { createMaskRaster } from './mask-raster.ts'
import { isEmpty } from './mask-strokes.ts'
import { createOverlay } from './overlay.ts'

/** The accent for what is chosen; for marks green keeps and red removes. */
const colours = { mask: '#386ee7', keep: '#7fd6a4', remove: '#ff8571' }
/** The dashes take a step this often, and this many for their whole length. */
const STEP_MS = 90
const STEPS = 12

const phase = () => (Math.floor(performance.now() / STEP_MS) % STEPS) / STEPS

/** The masks drawn over the photo, and anew whenever they, the window or the view change. */
export function useOverlay(photo: Size, { size, fit, view }: PhotoView, mask: Mask, live: Stroke | undefined, marks: boolean) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const overlay = useRef<ReturnType<typeof createOverlay>>(undefined)
  const rasters = useRef<ReturnType<typeof createMaskRaster>[]>([])
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const { width, height } = photo
  const part = visiblePart(size, view, fit)

  // Before the loupe, whose own effect shows what is drawn here.
  useLayoutEffect(() => {
    const raster = (colour: string, mode: Stroke['mode']) => createMaskRaster({ width, height }, editorSettings.maskSide, colour, mode)
    rasters.current = marks ? [raster(colours.keep, 'keep'), raster(colours.remove, 'remove')] : [raster(colours.mask, 'keep')]
    overlay.current = createOverlay(canvas.current!)
  }, [height, marks, width])

  useLayoutEffect(() => {
    for (const raster of rasters.current) raster.draw(mask, live)
    overlay.current!.update(rasters.current.map((raster) => raster.canvas), { part, fit, view })
    overlay.current!.show(phase())
  })

  const walking = !still && (live !== undefined || !isEmpty(mask))
  useEffect(() => {
    if (!walking) return
    const timer = setInterval(() => overlay.current!.show(phase()), STEP_MS)
    return () => clearInterval(timer)
  }, [walking])

  return { canvas, rasters, part }
}
