import { createCanvas } from '@napi-rs/canvas'
import type { Random } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { daylight } from '../brush/light-rig.ts'
import { blend, css, filtered, shade, type Pigment } from '../brush/pigment.ts'
import type { NearBank } from './near-bank.ts'

const EDGE = 0.842
const ASPHALT: Pigment = [74, 76, 82]
const VERGES: Record<SceneSpec['season'], Pigment> = { spring: [92, 124, 62], summer: [84, 112, 54], autumn: [142, 112, 62], winter: [222, 228, 236] }
const SANDY: Pigment = [196, 172, 134]
/** Scenes whose roads have a steel rail on the far side. */
const RAILED: readonly SceneSpec['scene'][] = ['seascape', 'alpine', 'city']

/** A road along the lower edge for what drives, with its lines, its verge and a rail before the drop. */
export function paintNearRoad(spec: SceneSpec, width: number, height: number, random: Random): NearBank {
  const canvas = createCanvas(width, height)
  const brush = canvas.getContext('2d')
  const unit = Math.min(width, height)
  const { key, fill } = daylight[spec.time]
  const lit = (colour: Pigment, k: number, alpha = 1) => css(filtered(colour, blend(fill, key, k)), alpha)
  const dim = spec.time === 'night' ? 0.62 : 1
  const band = (top: number, bottom: number, from: string, to: string) => {
    const paint = brush.createLinearGradient(0, top * height, 0, bottom * height)
    paint.addColorStop(0, from)
    paint.addColorStop(1, to)
    brush.fillStyle = paint
    brush.fillRect(0, top * height, width, (bottom - top) * height + 1)
  }
  const verge = spec.scene === 'desert' || spec.scene === 'seascape' ? SANDY : spec.weather === 'snow' || spec.scene === 'winter' ? VERGES.winter : VERGES[spec.season]
  if (RAILED.includes(spec.scene)) {
    for (let x = 0.03; x < 1; x += 0.115) {
      brush.fillStyle = lit(shade([120, 124, 130], dim), 0.3)
      brush.fillRect(x * width, (EDGE - 0.048) * height, unit * 0.009, 0.06 * height)
    }
    for (const [top, tone] of [[-0.052, 1.25], [-0.046, 0.95], [-0.039, 0.7], [-0.034, 1.15], [-0.028, 0.6]] as const) {
      brush.fillStyle = lit(shade([186, 190, 196], tone * dim), 0.6)
      brush.fillRect(0, (EDGE + top) * height, width, 0.0066 * height)
    }
  }
  band(EDGE - 0.006, EDGE + 0.022, lit(shade(verge, dim), 0.8), lit(shade(verge, 0.72 * dim), 0.4))
  for (let k = 0; k < 900; k++) {
    const [x, y, tone] = [random(), EDGE - 0.006 + 0.026 * random(), random()]
    brush.fillStyle = lit(shade(verge, (0.6 + 0.7 * tone) * dim), tone, 0.8)
    brush.fillRect(x * width, y * height - unit * 0.006 * tone, Math.max(1, unit * 0.002), unit * (0.003 + 0.006 * tone))
  }
  band(EDGE + 0.016, 1, lit(shade(ASPHALT, 1.12 * dim), 0.75), lit(shade(ASPHALT, 0.52 * dim), 0.3))
  for (let k = 0; k < 5200; k++) {
    const [x, down, tone] = [random(), random(), random()]
    const near = down ** 0.8
    brush.fillStyle = tone < 0.5 ? `rgba(0,0,0,${0.1 + 0.16 * tone})` : `rgba(255,250,240,${(0.05 + 0.09 * tone) * dim})`
    brush.fillRect(x * width, (EDGE + 0.018 + near * (0.982 - EDGE)) * height, unit * (0.001 + 0.0032 * near), unit * (0.0008 + 0.0012 * near))
  }
  // Wheels have polished two tracks.
  for (const [top, bottom] of [[0.888, 0.906], [0.944, 0.968]] as const) {
    const track = brush.createLinearGradient(0, top * height, 0, bottom * height)
    track.addColorStop(0, 'rgba(20,20,24,0)')
    track.addColorStop(0.5, 'rgba(20,20,24,0.2)')
    track.addColorStop(1, 'rgba(20,20,24,0)')
    brush.fillStyle = track
    brush.fillRect(0, top * height, width, (bottom - top) * height)
  }
  brush.fillStyle = lit(shade([236, 232, 222], dim), 0.7, 0.85)
  brush.fillRect(0, (EDGE + 0.026) * height, width, Math.max(1, 0.0042 * height))
  brush.fillStyle = lit(shade([238, 190, 62], dim), 0.6, 0.9)
  const offset = random() * 0.2
  for (let x = -0.25 + offset; x < 1; x += 0.26) {
    brush.beginPath()
    brush.moveTo(x * width, 0.974 * height)
    brush.lineTo((x + 0.15) * width, 0.974 * height)
    brush.lineTo((x + 0.152) * width, 0.984 * height)
    brush.lineTo((x - 0.002) * width, 0.984 * height)
    brush.fill()
  }
  return { layer: { width, height, data: new Uint8ClampedArray(brush.getImageData(0, 0, width, height).data) }, heightAt: () => 0.902, bare: true }
}
