import type { Stage } from '../stage.ts'

/** A face is narrower than its head is high, and lies low in it. */
const BREADTH = 0.74
const SINK = 0.12
const HEIGHT = 0.92

/** Wipes what is painted in front off the faces, softly: no petal lies on an eye. */
export function clearOf({ layer: { brush }, heads }: Stage): void {
  brush.save()
  brush.globalCompositeOperation = 'destination-out'
  for (const { x, y, radius } of heads) {
    brush.save()
    brush.translate(x, y + radius * SINK)
    brush.scale(radius * BREADTH, radius * HEIGHT)
    const wipe = brush.createRadialGradient(0, 0, 0, 0, 0, 1.15)
    wipe.addColorStop(0, 'rgba(0,0,0,1)')
    wipe.addColorStop(0.8, 'rgba(0,0,0,1)')
    wipe.addColorStop(1, 'rgba(0,0,0,0)')
    brush.fillStyle = wipe
    brush.fillRect(-1.15, -1.15, 2.3, 2.3)
    brush.restore()
  }
  brush.restore()
}
