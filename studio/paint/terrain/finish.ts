import { bloom, type LinearImage } from '../../pixels/linear-image.ts'
import type { Plane } from '../../pixels/plane.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import type { Painting } from '../painter.ts'
import { grade } from './grade.ts'
import type { Light } from './light.ts'

/** Smooths the stairs where something near stands before something much farther. */
function softenEdges(image: LinearImage, distance: Float32Array): void {
  const { width, height, planes } = image
  const nearness = new Float32Array(distance.length)
  for (let i = 0; i < distance.length; i++) nearness[i] = 1 / (distance[i]! + 1)
  const edges: number[] = []
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const least = 0.09 * nearness[i]! + 1e-5
      const jump = Math.max(Math.abs(nearness[i - 1]! - nearness[i + 1]!), Math.abs(nearness[i - width]! - nearness[i + width]!))
      if (jump > least) edges.push(i)
    }
  for (const plane of planes) {
    const softened = edges.map((i) =>
      plane[i]! * 0.4 + 0.15 * (plane[i - 1]! + plane[i + 1]! + plane[i - width]! + plane[i + width]!))
    for (let k = 0; k < edges.length; k++) plane[edges[k]!] = softened[k]!
  }
}

/** Distance (Infinity for the sky) as 0 near .. 1 far; half at `middle`. */
function depthPlane(distance: Float32Array, middle: number): Plane {
  return distance.map((t) => (t === Infinity ? 1 : t / (t + middle)))
}

/** What every landscape ends with: edges, bloom, colours of palette and mood, depth. `middle` is the distance of depth 0.5. */
export function finish(
  image: LinearImage, distance: Float32Array, middle: number, spec: SceneSpec, light: Light, checkCancelled: () => void,
): Painting {
  const unit = Math.sqrt(image.width * image.height)
  checkCancelled()
  softenEdges(image, distance)
  bloom(image, light.night ? 0.55 : 0.9, spec.mood === 'dreamy' ? 0.22 : 0.12, [unit / 100, unit / 26], checkCancelled)
  grade(image, spec, checkCancelled)
  return { image, depth: depthPlane(distance, middle), tone: { exposure: light.exposure, grain: 0.012, seed: spec.seed } }
}
