import * as v from 'valibot'
import { afterAll } from 'vitest'
import { createModelFolder, type ModelParts } from '../../tests/support/onnx/model-folder.ts'
import type { RasterImage } from '../pixels/linear-image.ts'
import type { Size } from '../pixels/raster.ts'
import { ModelDescription, type ModelUse, type OwnModelFor } from './description.ts'

/** Makes models of tiny networks for the tests of a file, and removes them when these are done. */
export function createTestModels() {
  const folder = createModelFolder()
  afterAll(() => folder.remove())
  let made = 0
  return function model<Use extends ModelUse>(use: Use, parts: object, network: Uint8Array): OwnModelFor<Use> {
    const id = `${use}-${++made}`
    const file = folder.add({ id, use, ...parts } as ModelParts, network)
    const description = { id, use, name: id, licence: 'MIT', file, sha256: '0'.repeat(64), threads: 1, ...parts }
    // The schema's variant is the one that `use` names.
    return v.parse(ModelDescription, description) as OwnModelFor<Use>
  }
}

/** A picture of noise, in which every seam would show. */
export function noise({ width, height }: Size): RasterImage {
  let state = 1
  const data = Uint8Array.from({ length: width * height * 3 }, () => (state = Math.imul(state, 1664525) + 1013904223) >>> 24)
  return { width, height, channels: 3, data }
}

/** Red, green and blue of a pixel. */
export const colourAt = ({ width, data }: RasterImage, x: number, y: number) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)]
