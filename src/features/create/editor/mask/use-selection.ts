import { useEffect, useRef } from 'react'
import { editorSettings } from '../editor-settings.ts'
import { readPixels } from '../read-pixels.ts'
import { toLab } from '../select/lab.ts'
import type { LabPicture } from '../select/pixels.ts'
import { selectArea } from '../select/select-area.ts'
import type { Point } from '../simplify.ts'

/** Finds what a tap on a photo means. The photo is prepared once it is `wanted`, not at the first tap. */
export function useSelection(url: string, wanted: boolean): (at: Point) => Promise<Point[] | undefined> {
  const prepared = useRef<{ url: string; picture: Promise<LabPicture> }>(undefined)
  const prepare = () => {
    if (prepared.current?.url !== url) prepared.current = { url, picture: readPixels(url, editorSettings.selectSide).then(toLab) }
    return prepared.current.picture
  }
  useEffect(() => {
    // A photo that cannot be read is said at the tap.
    if (wanted) prepare().catch(() => {})
  })
  return async (at) => {
    try {
      return selectArea(await prepare(), at)
    } catch {
      prepared.current = undefined
      return undefined
    }
  }
}
