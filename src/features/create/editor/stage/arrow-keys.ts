import { editorSettings } from '../editor-settings.ts'
import type { Point } from '../simplify.ts'

const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where an arrow key takes a cursor on the photo, more finely with Shift; nothing for other keys. */
export function moved([x, y]: Point, { key, shiftKey }: { key: string; shiftKey: boolean }): Point | undefined {
  const direction = directions[key]
  if (!direction) return undefined
  const step = shiftKey ? editorSettings.fineKeyStep : editorSettings.keyStep
  const inside = (share: number) => Math.min(1, Math.max(0, share))
  return [inside(x + direction[0] * step), inside(y + direction[1] * step)]
}
