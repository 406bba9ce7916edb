import { createRandom, type Random } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { manners } from '../../scene/scene-spec.ts'
import { createLayer, lay, layWithShadow, settle, toImage, type Layer } from '../brush/layer.ts'
import { blend, css, pick, shade, type Pigment } from '../brush/pigment.ts'
import { glow, lightOf, paintFolds, paintForm, type Point } from '../figure/shape.ts'
import { finishLight } from '../flora/backdrop.ts'
import type { Rest, ScenePainter } from '../painter.ts'
import { paintLamp, paintPicture, paintPlant, paintRug, paintShade } from './decor.ts'
import { furniture } from './furniture.ts'
import { schemeOf, type Scheme } from './scheme.ts'
import { FLOOR, panel, quad, spaceOf, type Space } from './space.ts'
import { paintCurtains, paintRays, paintSun, paintWindow } from './window.ts'

const SUNS: Readonly<Record<Exclude<SceneSpec['time'], 'night'>, Pigment>> = { dawn: [255, 214, 186], day: [255, 240, 206], sunset: [255, 172, 96] }
/** What the hour makes of the room's own colours. */
const CASTS: Readonly<Record<SceneSpec['time'], Pigment>> = { dawn: [244, 226, 230], day: [252, 248, 242], sunset: [255, 216, 184], night: [84, 80, 124] }

function paintShell(layer: Layer, space: Space, { wall, wood, linen }: Scheme, random: Random): void {
  const { brush, across, down } = layer
  const floor = down * FLOOR
  brush.fillStyle = css(wall)
  brush.fillRect(0, 0, across, floor)
  const [wx, wy] = space.at(-0.9, 1.5, 0)
  glow(brush, [wx, wy], space.metre(0) * 2.4, lightOf(wall), 0.75)
  const far = brush.createLinearGradient(space.flip > 0 ? across * 0.4 : across * 0.6, 0, space.flip > 0 ? across : 0, 0)
  far.addColorStop(0, css(shade(wall, 0.6), 0))
  far.addColorStop(1, css(shade(wall, 0.64), 0.3))
  brush.fillStyle = far
  brush.fillRect(0, 0, across, floor)
  const top = brush.createLinearGradient(0, 0, 0, floor * 0.3)
  top.addColorStop(0, css(shade(wall, 0.5), 0.3))
  top.addColorStop(1, css(shade(wall, 0.5), 0))
  brush.fillStyle = top
  brush.fillRect(0, 0, across, floor * 0.3)
  brush.fillStyle = css(wood)
  brush.fillRect(0, floor, across, down - floor)
  const [wide, near] = [space.half * 1.05, space.near + 0.05]
  const boards = Math.ceil((2 * wide) / 0.17)
  for (let k = 0; k < boards; k++) {
    const x = -wide + k * 0.17
    let z = -0.4 + random()
    for (let from = 0; from < near; z += 1.1 + 0.5 * random()) {
      const to = Math.min(near, Math.max(from + 0.3, z))
      const tone = blend(shade(wood, 0.82 + 0.3 * random()), [255, 226, 180], 0.08 * random())
      brush.fillStyle = css(tone)
      brush.fill(quad(space, [[x, 0, from], [x + 0.166, 0, from], [x + 0.166, 0, to - 0.008], [x, 0, to - 0.008]]))
      for (let g = 0; g < 3; g++) {
        const gx = x + 0.02 + 0.13 * random()
        paintFolds(brush, [[space.at(gx, 0, from), space.at(gx + 0.012 * (random() - 0.5), 0, (from + to) / 2), space.at(gx, 0, to)]], shade(wood, 0.62), 1.4, 0.2)
      }
      from = to
    }
  }
  const depth = brush.createLinearGradient(0, floor, 0, down)
  depth.addColorStop(0, css([30, 18, 16], 0.34))
  depth.addColorStop(0.16, css([30, 18, 16], 0.06))
  depth.addColorStop(1, css([30, 18, 16], 0.22))
  brush.fillStyle = depth
  brush.fillRect(0, floor, across, down - floor)
  paintForm(brush, panel(space, [-wide, wide], [0, 0.1], 0.02, 0), blend(wall, linen, 0.75), 5)
}

/** Puts the hour's light on what a layer holds: even by day, from the lamp by night. */
function cast(layer: Layer, time: SceneSpec['time'], lamp: Point, reach: number): void {
  const shape = createLayer(layer.width, layer.height)
  lay(shape, layer)
  const { brush, across, down } = layer
  brush.save()
  brush.globalCompositeOperation = 'multiply'
  const light = brush.createRadialGradient(lamp[0], lamp[1], 0, lamp[0], lamp[1], reach)
  light.addColorStop(0, css(time === 'night' ? [255, 226, 176] : CASTS[time]))
  light.addColorStop(0.35, css(time === 'night' ? [206, 164, 132] : CASTS[time]))
  light.addColorStop(1, css(CASTS[time]))
  brush.fillStyle = light
  brush.fillRect(0, 0, across, down)
  brush.globalCompositeOperation = 'destination-in'
  brush.drawImage(shape.canvas, 0, 0, across, down)
  brush.restore()
}

/** The 'interior' scene: a room with what its name calls for, and the hour's light through its window. */
export const paintInterior: ScenePainter = (spec, width, height, { checkCancelled, progress }) => {
  const layer = createLayer(width, height)
  const random = createRandom(spec.seed)
  const pause = () => {
    settle(layer.brush)
    checkCancelled()
  }
  const scheme = schemeOf(spec, random)
  const space = spaceOf(layer, random() < 0.5 ? 1 : -1, spec.framing)
  const night = spec.time === 'night'
  const sun = spec.time !== 'night' && spec.weather === 'clear' ? SUNS[spec.time] : undefined
  const piece = furniture[manners.interior.find((one) => one === spec.manner) ?? pick(random, manners.interior)]
  const m = space.metre(0)
  paintShell(layer, space, scheme, random)
  pause()
  progress(0.2)
  paintRug(layer, space, 0.1, 1.5, 0.72, scheme)
  const lampX = Math.min(space.half - 0.3, 1.86)
  const lampAt = space.at(lampX, 1.46, 0.16)
  const lamplit = night || spec.time === 'sunset' || spec.weather === 'rain'
  cast(layer, spec.time, lampAt, m * 3.4)
  pause()
  paintWindow(layer, space, spec, scheme, random)
  pause()
  progress(0.4)
  const shadows = createLayer(width, height)
  shadows.brush.fillStyle = css([26, 14, 18])
  const [[left, right], [back, front]] = piece.ground
  shadows.brush.fill(quad(space, [[left - 0.05, 0, back], [right + 0.1, 0, back], [right + 0.16, 0, front + 0.1], [left - 0.06, 0, front + 0.1]]))
  shadows.brush.fill(panel(space, [-1.95, -1.45], [-0.05, 0.04], 0.47, 0.04))
  lay(layer, shadows, { sigma: 13, alpha: 0.6 })

  if (sun) paintSun(layer, space, sun, spec.time === 'sunset' ? 1.25 : 1)

  const things = createLayer(width, height)
  const settled = () => {
    settle(things.brush)
    checkCancelled()
  }
  paintCurtains(things, space, scheme, night, random)
  if (piece.tall) {
    paintPicture(things.brush, space, [0.1, 1.06], [piece.tall + 0.3, piece.tall + 1], scheme, random)
  }
  settled()
  if (!piece.filled) paintLamp(things.brush, space, lampX, 0.16, scheme)
  piece.paint(things.brush, space, scheme, random, settled)
  settled()
  progress(0.65)
  paintPlant(things.brush, space, -Math.min(space.half - 0.42, 1.72), 0.45, 0.95, scheme, random)
  settled()
  cast(things, spec.time, lampAt, m * 3.4)
  settled()
  if (lamplit && !piece.filled) paintShade(things.brush, space, lampX, 0.16)
  pause()
  layWithShadow(layer, things, { dx: 22 * space.flip, dy: 12, sigma: 16, alpha: 0.3, colour: css([40, 26, 40]) })
  pause()
  progress(0.8)
  if (sun) paintRays(layer, space, sun, spec.time === 'sunset' ? 1.25 : 1)
  if (lamplit) glow(layer.brush, lampAt, m * 1.7, [255, 190, 110], night ? 0.34 : 0.18)
  finishLight(layer, spec.mood === 'dramatic' || spec.mood === 'mysterious' ? 0.55 : 0.24, night ? [255, 200, 140] : [255, 240, 214])
  const rests = piece.rests?.map(([x, y, z]): Rest => {
    const [px, py] = space.at(x, y, z)
    return { x: px / layer.across, y: py / layer.down, metre: space.metre(z) / Math.min(layer.across, layer.down) }
  })
  return { image: toImage(layer, checkCancelled), ...(rests && { rests }), tone: { filmic: false, grain: 0.014, seed: spec.seed } }
}
