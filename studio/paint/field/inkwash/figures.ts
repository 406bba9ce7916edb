import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../../pixels/random.ts'
import { between } from '../shared/frame.ts'
import type { InkwashLayout } from './layout.ts'

type Pen = SKRSContext2D

function at(pen: Pen, x: number, y: number, facing: number, size: number, draw: () => void): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(facing * size, size)
  draw()
  pen.restore()
}

function path(pen: Pen, alpha: number, trace: () => void): void {
  pen.globalAlpha = alpha
  pen.beginPath()
  trace()
}

/** A covered skiff with a fisher in a straw hat, one length wide; drawn from the waterline. */
export function drawBoat(pen: Pen, random: Random, { x, y, facing }: InkwashLayout['boat'], size: number): void {
  at(pen, x, y, facing, size, () => {
    path(pen, 0.9, () => {
      pen.moveTo(-0.5, -0.05)
      pen.quadraticCurveTo(0, 0.18, 0.54, -0.09)
      pen.quadraticCurveTo(0, 0.07, -0.5, -0.05)
    })
    pen.fill()
    path(pen, 0.72, () => pen.ellipse(-0.06, -0.03, 0.2, 0.14, 0, Math.PI, 0))
    pen.fill()
    path(pen, 0.9, () => {
      pen.moveTo(0.21, 0)
      pen.quadraticCurveTo(0.22, -0.2, 0.27, -0.22)
      pen.quadraticCurveTo(0.33, -0.16, 0.35, 0)
    })
    pen.fill()
    path(pen, 0.95, () => {
      pen.moveTo(0.16, -0.21)
      pen.quadraticCurveTo(0.24, -0.26, 0.27, -0.33)
      pen.quadraticCurveTo(0.3, -0.26, 0.38, -0.21)
    })
    pen.fill()
    pen.lineWidth = 0.011
    path(pen, 0.85, () => {
      pen.moveTo(0.3, -0.14)
      pen.quadraticCurveTo(0.72, -0.5, 0.98, -0.42)
    })
    pen.stroke()
    pen.lineWidth = 0.005
    path(pen, 0.6, () => {
      pen.moveTo(0.98, -0.42)
      pen.lineTo(0.99, 0.06)
    })
    pen.stroke()
    pen.lineWidth = 0.011
    for (let ripple = 0; ripple < 22; ripple++) {
      const reach = between(random, 0.08, 0.55)
      const centre = between(random, -1.7, 1.7)
      const low = between(random, 0.1, 0.55)
      path(pen, between(random, 0.08, 0.24), () => {
        pen.moveTo(centre - reach, low)
        pen.quadraticCurveTo(centre, low + 0.03, centre + reach, low)
      })
      pen.stroke()
    }
  })
}

/** A flock in a loose skein; each bird is two strokes of the brush. */
export function drawBirds(pen: Pen, random: Random, { x, y, facing, count }: InkwashLayout['birds']): void {
  for (let bird = 0; bird < count; bird++) {
    const rank = bird - count / 2
    at(
      pen,
      x + facing * rank * 0.026 + between(random, -0.01, 0.01),
      y + Math.abs(rank) * 0.011 + between(random, -0.008, 0.008),
      facing,
      between(random, 0.008, 0.012),
      () => {
        pen.lineWidth = 0.17
        const lift = between(random, 0.25, 0.75)
        path(pen, 0.8, () => {
          pen.moveTo(-1, -lift * 0.7)
          pen.quadraticCurveTo(-0.45, -lift, 0, 0)
          pen.quadraticCurveTo(0.35, -lift * 1.1, 1, -lift * 0.9)
        })
        pen.stroke()
      },
    )
  }
}

/** A hall on posts under a swept roof, one length wide, standing on its x; two storeys when `tall`. */
export function drawPavilion(pen: Pen, x: number, ground: number, size: number, tall: boolean): void {
  at(pen, x, ground, 1, size, () => {
    const storeys = tall ? 2 : 1
    path(pen, 0.8, () => pen.rect(-0.44, -0.05, 0.88, 0.07))
    pen.fill()
    for (let storey = 0; storey < storeys; storey++) {
      const foot = -0.05 - 0.62 * storey
      const share = 1 - 0.26 * storey
      pen.lineWidth = 0.04
      for (const post of [-0.36, -0.14, 0.14, 0.36]) {
        path(pen, 0.85, () => {
          pen.moveTo(post * share, foot)
          pen.lineTo(post * share, foot - 0.4)
        })
        pen.stroke()
      }
      path(pen, 0.45, () => pen.rect(-0.36 * share, foot - 0.12, 0.72 * share, 0.03))
      pen.fill()
      const top = storey === storeys - 1 ? foot - 0.76 : foot - 0.58
      path(pen, 0.92, () => {
        pen.moveTo(-0.62 * share, foot - 0.43)
        pen.quadraticCurveTo(-0.22 * share, foot - 0.42, -0.06 * share, top)
        pen.lineTo(0.06 * share, top)
        pen.quadraticCurveTo(0.22 * share, foot - 0.42, 0.62 * share, foot - 0.43)
        pen.quadraticCurveTo(0, foot - 0.31, -0.62 * share, foot - 0.43)
      })
      pen.fill()
    }
    path(pen, 0.9, () => pen.arc(0, tall ? -1.46 : -0.84, 0.05, 0, 2 * Math.PI))
    pen.fill()
  })
}

/** A cinnabar seal with its characters cut out, one length a side, at its top left corner. */
export function drawSeal(pen: Pen, x: number, y: number, size: number): void {
  at(pen, x - size / 2, y - size / 2, 1, size, () => {
    path(pen, 1, () => pen.roundRect(0, 0, 1, 1, 0.07))
    pen.fill()
    pen.globalCompositeOperation = 'destination-out'
    pen.lineWidth = 0.075
    const cuts = [
      [0.17, 0.22, 0.46, 0.22],
      [0.32, 0.14, 0.32, 0.85],
      [0.15, 0.5, 0.46, 0.5],
      [0.32, 0.52, 0.16, 0.74],
      [0.6, 0.2, 0.6, 0.8],
      [0.6, 0.2, 0.83, 0.2],
      [0.83, 0.2, 0.83, 0.8],
      [0.6, 0.5, 0.83, 0.5],
      [0.6, 0.8, 0.83, 0.8],
    ] as const
    for (const [fromX, fromY, toX, toY] of cuts) {
      path(pen, 1, () => {
        pen.moveTo(fromX, fromY)
        pen.lineTo(toX, toY)
      })
      pen.stroke()
    }
  })
}
