import { hex, type Rgb } from '../../pixels/colour.ts'
import { pick } from '../brush/pigment.ts'
import type { SubjectPainter } from '../painter.ts'
import { keepModel } from '../solid/keep-model.ts'
import { renderModel } from '../solid/render-model.ts'
import { robotParts } from './machines/robot.ts'
import { lightColour } from './stage.ts'

const SHELLS: readonly (readonly [shell: string, accent: string])[] = [['#eef0f2', '#f08a2c'], ['#e8ecef', '#2f8fd6'], ['#f2c53a', '#2c3038'], ['#3f8fbf', '#f2f2ee'], ['#e4e6ea', '#d8453c']]
const GLOW: Rgb = [0.1, 0.85, 1]

export const paintRobot: SubjectPainter = (spec, size, { random, checkCancelled }) => {
  const own = lightColour(spec, 'robot')
  const turned = 0.28 + 0.14 * random()
  const parts = keepModel(spec, { random, checkCancelled }, (draw) => {
    const [shell, accent] = pick(draw, SHELLS)
    return robotParts(own ?? hex(shell), own ? [0.8, 0.82, 0.84] : hex(accent), GLOW, draw() < 0.7)
  }, 'robot')
  return renderModel(parts, { yaw: turned, pitch: 0.1, distance: 3.2 }, spec, size, checkCancelled)
}
