import type { Rgb } from '../../../pixels/colour.ts'
import type { LinearImage } from '../../../pixels/linear-image.ts'
import type { Random } from '../../../pixels/random.ts'
import { addPoint } from './light-point.ts'
import type { Shell } from './shells.ts'

/** How soon the air stops a star. */
const DRAG = 2.9
const FLIGHT = 1 - Math.exp(-DRAG)

/** Draws a shell's stars with the trails that they have left, and the sparks of its climb, `unit` pixels to the mean side. */
export function drawShell(image: LinearImage, shell: Shell, unit: number, random: Random, checkCancelled: () => void): void {
  for (const { form, colour, tip, reach } of shell.breaks) {
    const turn = random() * 6.28
    const slant = 0.25 + 0.5 * random()
    for (let k = 0; k < form.stars; k++) {
      if (k % 8 === 0) checkCancelled()
      const [a, b, speed, spark] = [random(), random(), random(), random()]
      // Even over the ball, or round a hoop that is turned away from us.
      const around = 'flat' in form ? (k / form.stars) * 6.2832 : a * 6.2832
      const up = 'flat' in form ? 0 : 2 * b - 1
      const level = Math.sqrt(1 - up * up)
      const flatX = Math.cos(around) * level
      const flatY = 'flat' in form ? Math.sin(around) * slant : up
      const dx = 'flat' in form ? flatX * Math.cos(turn) - flatY * Math.sin(turn) : flatX
      const dy = 'flat' in form ? flatX * Math.sin(turn) + flatY * Math.cos(turn) : flatY
      // Those that fly towards us shine brighter.
      const near = 'flat' in form ? 1 : 0.75 + 0.35 * Math.sin(around) * level
      const range = shell.radius * reach * ('flat' in form ? 1 : 0.9 + 0.16 * speed)
      const at = (age: number) => {
        const gone = (1 - Math.exp(-DRAG * age)) / FLIGHT
        return [(shell.x + dx * range * gone) * unit, (shell.y + dy * range * gone + form.fall * shell.radius * age * age) * unit] as const
      }
      const end = form.to * (0.94 + 0.1 * spark)
      const [x0, y0] = at(form.from)
      const [x1, y1] = at(end)
      const width = Math.max(0.5, (form.width / 1000) * unit)
      const steps = Math.max(4, Math.ceil((Math.hypot(x1 - x0, y1 - y0) * 1.15) / (0.9 * Math.max(0.8, width))))
      for (let s = 0; s < steps; s++) {
        const t = (s + 0.5) / steps
        const [x, y] = at(form.from + (end - form.from) * t)
        const flicker = 1 - form.glitter + form.glitter * 2.4 * random() ** 2.4
        const warm = Math.min(1, t * 1.3)
        const own: Rgb = [colour[0] + (tip[0] - colour[0]) * warm * warm, colour[1] + (tip[1] - colour[1]) * warm * warm, colour[2] + (tip[2] - colour[2]) * warm * warm]
        const shake = form.glitter * 0.0012 * unit * t
        addPoint(image, x + (random() - 0.5) * shake, y + (random() - 0.5) * shake, width * (0.55 + 0.6 * t), own, 0.5 * near * flicker * (0.05 + 0.95 * Math.pow(t, form.fade)))
      }
      const hot: Rgb = [0.3 + tip[0], 0.24 + tip[1], 0.2 + tip[2]]
      addPoint(image, x1, y1, (form.head / 1000) * unit, hot, 1.5 * near * (0.5 + spark))
    }
  }
  addPoint(image, shell.x * unit, shell.y * unit, shell.radius * 0.05 * unit, [1, 0.8, 0.55], 0.4)
}

/** The thin trail of sparks that a shell has climbed on, from `foot` (mean sides from the top). */
export function drawClimb(image: LinearImage, shell: Shell, foot: number, unit: number, random: Random): void {
  const sway = (random() - 0.5) * 0.05
  const steps = Math.ceil((foot - shell.y) * unit * 0.8)
  for (let s = 0; s < steps; s++) {
    const t = s / steps
    const x = shell.x + sway * t * t + (random() - 0.5) * 0.0016
    addPoint(image, x * unit, (shell.y + (foot - shell.y) * t) * unit, 0.0011 * unit, [1, 0.62, 0.28], 0.34 * (1 - t) ** 1.5 * random())
  }
}
