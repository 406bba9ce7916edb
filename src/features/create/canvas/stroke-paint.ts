import type { Stroke } from '#contract/generators/fields.ts'

const colours = { keep: 'rgb(127 214 164 / 62%)', remove: 'rgb(255 133 113 / 62%)' }

/** Draws strokes over a photo shown at width × height CSS pixels. */
export function paintStrokes(canvas: HTMLCanvasElement, strokes: readonly Stroke[], width: number, height: number): void {
  const density = window.devicePixelRatio || 1
  canvas.width = Math.round(width * density)
  canvas.height = Math.round(height * density)
  const context = canvas.getContext('2d')
  if (!context) return
  context.scale(density, density)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const { mode, radius, points } of strokes) {
    const [first] = points
    if (!first) continue
    context.strokeStyle = colours[mode]
    context.lineWidth = radius * width * 2
    context.beginPath()
    context.moveTo(first[0] * width, first[1] * height)
    // A tap is a stroke of one point; a line to itself makes the round cap show.
    for (const [x, y] of points.length === 1 ? [first] : points.slice(1)) context.lineTo(x * width, y * height)
    context.stroke()
  }
}
