import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { decodeImage } from '../../pixels/codec.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { gaussianBlur, type Plane } from '../../pixels/plane.ts'
import { colourPlanes, fromColourPlanes, type Region } from '../../pixels/raster.ts'
import { faceRegions, meanPoint, type Loop } from '../../vision/face-geometry.ts'
import { regionMask } from '../../vision/face-mask.ts'
import { findFaces } from '../../vision/faces.ts'
import { idle, photoBytes } from '../fixtures.ts'
import { run as beautyTask } from './beauty-task.ts'
import { BEAUTY_DEFAULTS, beautify, type BeautyOptions } from './beauty.ts'
import { run as swapTask } from './face-swap-task.ts'
import { makeUp } from './makeup.ts'
import { makeupLooks } from './makeup/looks.ts'
import { matchTexture } from './swap/swap-texture.ts'

/** Small, but the face in it is not. */
const size = { width: 256, height: 256 }
const original = await decodeImage(photoBytes('astronaut.png'), { maxSide: 512 })
const portrait = fromColourPlanes(colourPlanes(original, size, { left: 96, top: 0, ...size }), size)
const face = (await findFaces(portrait))[0]!
const untouched: BeautyOptions = { smooth: 0, brighten: 0, slim: 0, eyes: 0, teeth: 0, darkCircles: 0, nose: 0, lips: 0 }

function retouched(work: (image: RasterImage) => void): RasterImage {
  const image = { ...portrait, data: Uint8Array.from(portrait.data) }
  work(image)
  return image
}
const beauty = (options: Partial<BeautyOptions>) => retouched((image) => beautify(image, face, { ...untouched, ...options }, idle))

/** Mean red, green and blue within a region of the mesh. */
function meanColour({ data, width, height }: RasterImage, ...loops: Loop[]): [number, number, number] {
  const mask = regionMask(face, loops, { width, height })
  const total = mask.reduce((sum, value) => sum + value, 0)
  const mean = (c: number) => mask.reduce((sum, value, i) => sum + value * data[i * 3 + c]!, 0) / total
  return [mean(0), mean(1), mean(2)]
}

function differences(a: RasterImage, b: RasterImage, { left, top, width, height }: Region): number {
  let count = 0
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) for (let c = 0; c < 3; c++) if (a.data[(y * a.width + x) * 3 + c] !== b.data[(y * b.width + x) * 3 + c]) count++
  }
  return count
}

const { leftCheek, rightCheek, lips, mouth } = faceRegions
const far = { left: 0, top: 230, width: 40, height: 26 }

describe('beauty', () => {
  it('leaves the photo as it is with every slider at 0', () => {
    expect(differences(beauty({}), portrait, { left: 0, top: 0, width: 256, height: 256 })).toBe(0)
  })

  it('brightens skin in proportion, so that deep skin stays deep', () => {
    const [, before] = meanColour(portrait, leftCheek, rightCheek)
    const [, after] = meanColour(beauty({ brighten: 1 }), leftCheek, rightCheek)
    expect(after).toBeGreaterThan(before + 4)
    const dark = { ...portrait, data: portrait.data.map((value) => value * 0.35) }
    const [, deep] = meanColour(dark, leftCheek)
    beautify(dark, face, { ...untouched, brighten: 1 }, idle)
    const [, glowing] = meanColour(dark, leftCheek)
    expect(glowing).toBeGreaterThan(deep)
    expect(glowing).toBeLessThan(deep * 1.35)
  })

  it('takes out blotches but not the light of the face', () => {
    const blotched = retouched((image) => {
      for (let i = 0; i < image.data.length; i++) image.data[i] = Math.min(245, image.data[i]!) + 8 * Math.sin((Math.floor(i / 3) % size.width) * 0.8)
    })
    const smooth = { ...blotched, data: Uint8Array.from(blotched.data) }
    beautify(smooth, face, { ...untouched, smooth: 1 }, idle)
    const cheeks = regionMask(face, [leftCheek, rightCheek], size)
    const apart = (one: RasterImage, other: RasterImage) =>
      cheeks.reduce((sum, value, i) => sum + value * Math.abs(one.data[i * 3 + 1]! - other.data[i * 3 + 1]!), 0)
    expect(apart(smooth, beauty({ smooth: 1 }))).toBeLessThan(0.7 * apart(blotched, portrait))
    expect(Math.abs(meanColour(smooth, leftCheek)[1] - meanColour(blotched, leftCheek)[1])).toBeLessThan(4)
  })

  it('slims the jaw and does not touch what is far from the face', () => {
    const slim = beauty({ slim: 1, eyes: 1, nose: 1 })
    expect(differences(slim, portrait, { left: 70, top: 60, width: 120, height: 140 })).toBeGreaterThan(1000)
    expect(differences(slim, portrait, far)).toBe(0)
  })

  it('is a task that answers with a picture of the photo\'s size, the same each time', async () => {
    const input = { photo: photoBytes('astronaut.png'), ...BEAUTY_DEFAULTS }
    const [first, second] = [await beautyTask(input, idle), await beautyTask(input, idle)]
    expect(first).toMatchObject({ format: 'jpeg', width: 512, height: 512 })
    expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true)
    await expect(beautyTask({ ...input, photo: photoBytes('coffee.png') }, idle)).rejects.toMatchObject({ reason: 'no-face' })
  })
})

describe('makeup', () => {
  const made = (look: keyof typeof makeupLooks, strength: number, lipColour?: string) =>
    retouched((image) => makeUp(image, face, { look, strength, ...(lipColour && { lipColour }) }, idle))

  it('paints every look', () => {
    const whole = { left: 0, top: 0, ...size }
    for (const look of Object.keys(makeupLooks) as (keyof typeof makeupLooks)[]) {
      expect(differences(made(look, 1), portrait, whole), look).toBeGreaterThan(1500)
    }
  })

  it('is stronger with its strength, and nothing at 0', () => {
    const redness = ([red, green]: [number, number, number]) => red - green
    const lipsAt = (strength: number) => redness(meanColour(made('classic-red', strength), lips, mouth))
    expect(lipsAt(1)).toBeGreaterThan(lipsAt(0.4))
    expect(lipsAt(0.4)).toBeGreaterThan(lipsAt(0))
    expect(differences(made('classic-red', 0), portrait, { left: 0, top: 0, ...size })).toBe(0)
  })

  it('takes the lipstick that was asked for and leaves the teeth', () => {
    const painted = made('classic-red', 1, '#2040e0')
    const [red, , blue] = meanColour(painted, lips, mouth)
    expect(blue).toBeGreaterThan(red)
    const [x, y] = meanPoint(face, [13, 14]).map(Math.round) as [number, number]
    const tooth = (image: RasterImage, c: number) => image.data[(y * size.width + x) * 3 + c]!
    for (const c of [0, 1, 2]) expect(Math.abs(tooth(painted, c) - tooth(portrait, c))).toBeLessThan(8)
  })
})

describe('face swap', () => {
  it('sets the face into its place, lit as the one it replaces, and leaves the rest', async () => {
    const bytes = photoBytes('astronaut.png')
    const swapped = await swapTask({ photo: bytes, face: bytes, who: 'largest' }, idle)
    const whole = await decodeImage(swapped.bytes, { maxSide: 512 })
    const result = fromColourPlanes(colourPlanes(whole, size, { left: 96, top: 0, ...size }), size)
    // Swapped with itself a face must come back as it was.
    const [before, after] = [meanColour(portrait, leftCheek, rightCheek), meanColour(result, leftCheek, rightCheek)]
    before.forEach((value, c) => expect(Math.abs(value - after[c]!)).toBeLessThan(5))
    expect(swapped.notes).not.toContain('source-turned')
  })

  it('brings no colour into a black-and-white photo', async () => {
    const face = photoBytes('astronaut.png')
    const photo = await sharp(face).greyscale().png().toBuffer()
    const { bytes } = await swapTask({ photo, face, who: 'largest' }, idle)
    const { data } = await decodeImage(bytes, { maxSide: 512 })
    let most = 0
    for (let i = 0; i < data.length; i += 3) most = Math.max(most, Math.abs(data[i]! - data[i + 1]!), Math.abs(data[i + 2]! - data[i + 1]!))
    expect(most).toBeLessThan(6)
  })

  it('makes the face as soft or as grainy as the photo it comes into', () => {
    const made = (change: (plane: Plane) => Plane) => ({ photo: fromColourPlanes(colourPlanes(portrait).map(change) as [Plane, Plane, Plane], size), face })
    const soft = made((plane) => gaussianBlur(plane, 256, 256, 2))
    const grainy = made((plane) => plane.map((value, i) => value + 0.06 * Math.sin(i * i)))
    const same = made((plane) => plane)
    expect(matchTexture(same, same)).toMatchObject({ soften: { share: 0 }, grain: 0 })
    expect(matchTexture(same, soft).soften.share).toBeGreaterThan(0.5)
    expect(matchTexture(same, grainy).grain).toBeGreaterThan(0.01)
  })

  it('says when there is no face', async () => {
    const faceless = photoBytes('coffee.png')
    await expect(swapTask({ photo: faceless, face: photoBytes('astronaut.png'), who: 'largest' }, idle)).rejects.toMatchObject({ reason: 'no-face' })
  })
})
