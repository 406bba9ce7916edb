import { useEffect, useRef, type RefObject } from 'react'
import { editorSettings } from '../editor-settings.ts'
import { readPixels } from '../read-pixels.ts'
import { openSelection, type Selection } from '../select/open-selection.ts'
import type { Point } from '../simplify.ts'

interface Opened {
  url: string
  selection: Promise<Selection>
}

/** Finds what a tap on a photo means. The photo is prepared once it is `wanted`, not at the first tap. */
export function useSelection(url: string, wanted: boolean): (at: Point) => Promise<Point[] | undefined> {
  const opened = useRef<Opened>(undefined)
  const open = () => {
    if (opened.current?.url === url) return opened.current.selection
    close(opened)
    const selection = readPixels(url, editorSettings.selectSide).then(openSelection)
    opened.current = { url, selection }
    return selection
  }
  useEffect(() => {
    // A photo that cannot be read is said at the tap.
    if (wanted) open().catch(() => {})
  })
  useEffect(() => () => close(opened), [])
  return async (at) => {
    try {
      return await (await open()).at(at)
    } catch {
      close(opened)
      return undefined
    }
  }
}

function close(opened: RefObject<Opened | undefined>): void {
  opened.current?.selection.then((selection) => selection.close(), () => {})
  opened.current = undefined
}
