import type { Plane } from '../../../pixels/plane.ts'
import type { Size } from '../../../pixels/raster.ts'
import type { Piece } from './thin-things.ts'

/** What tells damage from things that belong to the photo. */
export interface Survey {
  /** Mean contrast of the piece. */
  contrast: number
  /** Mean of its brightness. */
  level: number
  /** Spread (standard deviation) of its brightness. */
  tone: number
  /** Spread of the brightness around it. */
  ground: number
  /** Mean step of the brightness from one side of it to the other. */
  sides: number
  /** Share of what is around it that other thin things take. */
  company: number
}

/** Looks at pieces and at what lies within `reach` pixels of them. */
export class Surveyor {
  private readonly labels: Int32Array
  private readonly contrast: Plane
  private readonly brightness: Plane
  private readonly size: Size
  private readonly reach: number
  /** The last piece that each pixel was counted around. */
  private seenBy?: Int32Array

  constructor(labels: Int32Array, contrast: Plane, brightness: Plane, size: Size, reach: number) {
    this.labels = labels
    this.contrast = contrast
    this.brightness = brightness
    this.size = size
    this.reach = reach
  }

  survey({ label, box }: Piece): Survey {
    const { labels, contrast } = this
    const seenBy = (this.seenBy ??= new Int32Array(labels.length))
    const { width, height } = this.size
    const [tone, standsOut, steps, ground] = [new Moments(), new Moments(), new Moments(), new Moments()]
    let [others, around] = [0, 0]
    for (let y = box.top; y < box.top + box.height; y++) {
      for (let x = box.left; x < box.left + box.width; x++) {
        const at = y * width + x
        if (labels[at] !== label) continue
        tone.add(this.brightness[at]!)
        standsOut.add(contrast[at]!)
        const step = this.stepAcross(label, x, y)
        if (step !== undefined) steps.add(step)
        for (let v = Math.max(0, y - this.reach); v <= Math.min(height - 1, y + this.reach); v++) {
          for (let to = v * width + Math.max(0, x - this.reach), end = v * width + Math.min(width - 1, x + this.reach); to <= end; to++) {
            if (seenBy[to] === label || labels[to] === label) continue
            seenBy[to] = label
            around++
            if (labels[to]! > 0) others++
            else ground.add(this.brightness[to]!)
          }
        }
      }
    }
    return {
      contrast: standsOut.mean,
      level: tone.mean,
      tone: tone.spread,
      ground: ground.spread,
      sides: steps.mean,
      company: others / Math.max(1, around),
    }
  }

  /** Difference of the pixels beside the piece on the shortest way across it. */
  private stepAcross(label: number, x: number, y: number): number | undefined {
    const { labels } = this
    const { width, height } = this.size
    for (let k = 1; k <= this.reach; k++) {
      for (const [dx, dy] of DIRECTIONS) {
        const [ax, ay, bx, by] = [x + k * dx, y + k * dy, x - k * dx, y - k * dy]
        if (Math.min(ax, ay, bx, by) < 0 || Math.max(ax, bx) >= width || Math.max(ay, by) >= height) continue
        const [a, b] = [ay * width + ax, by * width + bx]
        if (labels[a] !== label && labels[b] !== label) return Math.abs(this.brightness[a]! - this.brightness[b]!)
      }
    }
    return undefined
  }
}

const DIRECTIONS = [[1, 0], [0, 1], [1, 1], [1, -1]] as const

class Moments {
  private count = 0
  private sum = 0
  private squares = 0

  add(value: number): void {
    this.count++
    this.sum += value
    this.squares += value * value
  }

  get mean(): number {
    return this.sum / Math.max(1, this.count)
  }

  get spread(): number {
    return Math.sqrt(Math.max(0, this.squares / Math.max(1, this.count) - this.mean ** 2))
  }
}
