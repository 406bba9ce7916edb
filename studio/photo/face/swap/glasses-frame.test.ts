import { describe, expect, it } from 'vitest'
import { decodeImage } from '../../../pixels/codec.ts'
import type { RasterImage } from '../../../pixels/linear-image.ts'
import { colourPlanes, fromColourPlanes } from '../../../pixels/raster.ts'
import { meanPoint, faceRegions } from '../../../vision/face-geometry.ts'
import { facePose } from '../../../vision/face-pose.ts'
import { findFaces } from '../../../vision/faces.ts'
import { loadOpenCv } from '../../../vision/opencv.ts'
import { idle, photoBytes } from '../../fixtures.ts'
import { viewFace } from '../face-view.ts'
import { glassesFrame } from './glasses-frame.ts'
import { takeFrameOff } from './take-frame-off.ts'

/** Small, but the face in it is not. */
const size = { width: 256, height: 256 }
const original = await decodeImage(photoBytes('astronaut.png'), { maxSide: 512 })
const bare = fromColourPlanes(colourPlanes(original, size, { left: 96, top: 0, ...size }), size)
const face = (await findFaces(bare))[0]!
const unit = facePose(face).width
const middles = [meanPoint(face, faceRegions.leftEye), meanPoint(face, faceRegions.rightEye)] as const
const radius = 0.18 * unit

/** How far a pixel is from the nearer of two round rims. */
const fromRims = (x: number, y: number) => Math.min(...middles.map(([cx, cy]) => Math.abs(Math.hypot(x - cx, y - cy) - radius)))

function withGlasses({ grain = 0 } = {}): RasterImage {
  const data = bare.data.map((value, at) => value + grain * (((Math.floor(at / 3) * 7919) % 13) / 6 - 1))
  for (let i = 0; i < size.width * size.height; i++) {
    if (fromRims(i % size.width, Math.floor(i / size.width)) < 1.5) data.fill(25, i * 3, i * 3 + 3)
  }
  return { ...bare, data }
}

describe('glassesFrame', async () => {
  const { cv: module } = await loadOpenCv()

  it('finds the rims and little else', () => {
    const view = viewFace(withGlasses(), face)
    const frame = glassesFrame(module, view)!
    const below = (at: number) => frame[Math.round((middles[0][1] - view.region.top + at * radius)) * view.width + Math.round(middles[0][0] - view.region.left)]!
    expect(below(1)).toBeGreaterThan(0.9)
    expect(below(2)).toBeLessThan(0.1)
  })

  it('sees none on a face without', () => {
    expect(glassesFrame(module, viewFace(bare, face))).toBeUndefined()
  })

  it('puts skin in their place', () => {
    const view = viewFace(withGlasses(), face)
    takeFrameOff(view, glassesFrame(module, view)!, idle)
    const [x, y] = [Math.round(middles[0][0] - view.region.left), Math.round(middles[0][1] + radius - view.region.top)]
    const skin = viewFace(bare, face).planes[0][y * view.width + x]!
    expect(view.planes[0][y * view.width + x]!).toBeGreaterThan(0.8 * skin)
  })

  it('leaves no smooth band in grainy skin', () => {
    const view = viewFace(withGlasses({ grain: 12 }), face)
    takeFrameOff(view, glassesFrame(module, view)!, idle)
    const [red] = view.planes
    // Below both eyes, where the rims were.
    const steps = middles.flatMap(([x, y]) => {
      const from = Math.round(y + radius - view.region.top) * view.width + Math.round(x - view.region.left)
      return Array.from({ length: 13 }, (_, k) => Math.abs(red[from + k - 6]! - red[from + k - 5]!))
    })
    expect(steps.reduce((sum, step) => sum + step, 0) / steps.length).toBeGreaterThan(0.02)
  })

  it('leaves a frame on where no skin is left to copy', () => {
    const view = viewFace(bare, face)
    const before = view.planes[0].slice()
    const everywhere = new Float32Array(before.length).fill(1)
    expect(takeFrameOff(view, everywhere, idle).every((value) => value === 0)).toBe(true)
    expect(view.planes[0]).toEqual(before)
  })
})
