import { createCanvas } from '@napi-rs/canvas'
import { gaussianBlur, type Plane } from '../../pixels/plane.ts'
import { project, type Spot } from '../built/project.ts'
import { fillShape } from '../built/project.ts'
import type { Brush } from '../brush/layer.ts'
import type { View } from '../terrain/view.ts'
import { frameOf, ridgeOf } from './cabin-frame.ts'
import type { WinterLand } from './land.ts'
import type { Tree } from './trees.ts'

/** Farther off, shadows are lost in the trees. */
const FARTHEST = 170
const LONGEST = 46

function coverageBy(width: number, height: number, draw: (pen: Brush) => void): Plane {
  const pen = createCanvas(width, height).getContext('2d')
  draw(pen)
  const { data } = pen.getImageData(0, 0, width, height)
  const plane = new Float32Array(width * height)
  for (let i = 0; i < plane.length; i++) plane[i] = data[4 * i + 3]! / 255
  return plane
}

/** What of the ground trees and cabins shade, 0..1: their outlines laid along the light onto the snow. */
export function castShadows(
  view: View, land: WinterLand, trees: readonly Tree[], [sunX, sunY, sunZ]: readonly [number, number, number],
): Plane {
  const level = Math.max(1e-3, Math.hypot(sunX, sunZ))
  const [awayX, awayZ] = [-sunX / level, -sunZ / level]
  const stretch = level / Math.max(0.09, sunY)
  const fall = (x: number, z: number, high: number): Spot => {
    const long = Math.min(LONGEST, high * stretch)
    const [groundX, groundZ] = [x + awayX * long, Math.max(1.2, z + awayZ * long)]
    return project(view, [groundX, land.heightAt(groundX, groundZ), groundZ])
  }
  const plane = coverageBy(view.width, view.height, (pen) => {
    for (const { x, z, size } of trees) {
      if (z > FARTHEST) continue
      const side = (k: number): Spot[] => [0.08, 0.12, 0.3, 0.5, 0.7, 0.88, 1].map((t) => {
        const half = t < 0.1 ? 0.02 * size : 0.21 * size * (1 - t) ** 0.86
        return fall(x + k * half * -awayZ, z + k * half * awayX, t * size)
      })
      const base = 0.02 * size
      fillShape(pen, '#000', [
        fall(x - base * -awayZ, z - base * awayX, 0), ...side(-1), ...side(1).toReversed(), fall(x + base * -awayZ, z + base * awayX, 0),
      ])
    }
    for (const cabin of land.cabins) {
      const at = frameOf(cabin, 0)
      const outline = [[-1, 0], [-1.25, cabin.walls - 0.3], [0, ridgeOf(cabin) + 0.4], [1.25, cabin.walls - 0.3], [1, 0]] as const
      const end = (s: number) => outline.map(([t, high]) => {
        const [x, , z] = at(s, t, 0)
        return fall(x, z, high)
      })
      const [left, right] = [end(-1.1), end(1.1)]
      fillShape(pen, '#000', left)
      fillShape(pen, '#000', right)
      for (let i = 0; i + 1 < left.length; i++) fillShape(pen, '#000', [left[i]!, left[i + 1]!, right[i + 1]!, right[i]!])
    }
  })
  return gaussianBlur(plane, view.width, view.height, Math.max(0.6, 0.0022 * Math.sqrt(view.width * view.height)))
}

/** Footprints along the path, left and right, 0..1. */
export function pressPrints(view: View, land: WinterLand): Plane {
  return coverageBy(view.width, view.height, (pen) => {
    for (let z = 2.2, step = 0; z < 46; z += 0.37, step++) {
      const x = land.pathAt(z) + (step % 2 ? 0.15 : -0.15) + 0.06 * Math.sin(step * 2.4)
      const spots = Array.from({ length: 10 }, (_, i): Spot => {
        const angle = (i / 10) * 2 * Math.PI
        const [footX, footZ] = [x + 0.075 * Math.cos(angle), z + 0.17 * Math.sin(angle)]
        return project(view, [footX, land.heightAt(footX, footZ), footZ])
      })
      fillShape(pen, `rgba(0,0,0,${(0.85 * Math.min(1, 14 / z)).toFixed(3)})`, spots)
    }
  })
}
