import { readFileSync } from 'node:fs'
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { beforeAll, describe, expect, it } from 'vitest'
import { idle, photo } from '../photo/fixtures.ts'
import { decodeImage } from '../pixels/codec.ts'
import { luma, toDisplay, type DisplayImage } from '../style/display-image.ts'
import { loadOpenCv, type OpenCv } from '../vision/opencv.ts'
import { lineArt } from './line-art.ts'
import { findDrawnFaces } from './people.ts'
import { findRegions } from './regions.ts'
import { renderSketch, type SketchOptions } from './render-sketch.ts'
import { sketchLooks, type SketchLookName } from './sketch-looks.ts'

const SIDE = 240
const options: SketchOptions = { look: 'flat', taps: [], palette: 'natural', wanted: [], places: {}, person: {}, shading: 0, lines: 1, seed: 1 }

function drawing(draw: (pen: SKRSContext2D) => void, { shadow = false } = {}): DisplayImage {
  const pen = createCanvas(SIDE, SIDE).getContext('2d')
  pen.fillStyle = '#f4efe6'
  pen.fillRect(0, 0, SIDE, SIDE)
  if (shadow) {
    const dark = pen.createLinearGradient(0, 0, SIDE, SIDE)
    dark.addColorStop(0, 'rgb(0 0 0 / 0)')
    dark.addColorStop(1, 'rgb(0 0 20 / 0.6)')
    pen.fillStyle = dark
    pen.fillRect(0, 0, SIDE, SIDE)
  }
  pen.strokeStyle = '#333'
  pen.lineWidth = 3
  draw(pen)
  const data = new Uint8Array(pen.getImageData(0, 0, SIDE, SIDE).data)
  return toDisplay({ width: SIDE, height: SIDE, channels: 4, data })
}

/** A square that does not quite close. */
const openSquare = (pen: SKRSContext2D) => {
  pen.beginPath()
  pen.moveTo(67, 60)
  pen.lineTo(180, 60)
  pen.lineTo(180, 180)
  pen.lineTo(60, 180)
  pen.lineTo(60, 63)
  pen.stroke()
}

const loaded: { cv?: OpenCv } = {}
beforeAll(async () => {
  Object.assign(loaded, await loadOpenCv())
})

describe('findRegions', () => {
  const regionsOf = (image: DisplayImage) => findRegions(loaded.cv!, lineArt(loaded.cv!, luma(image), image), image)
  const at = (labels: Int32Array, x: number, y: number) => labels[y * SIDE + x]

  it.each([false, true])('parts inside from outside across a gap (shadow on the paper: %s)', (shadow) => {
    const { labels, count } = regionsOf(drawing(openSquare, { shadow }))
    expect(count).toBe(2)
    expect(at(labels, 120, 120)).not.toBe(at(labels, 20, 20))
    expect(at(labels, 20, 20)).toBe(at(labels, 220, 220))
    expect(at(labels, 66, 66)).toBe(at(labels, 120, 120))
  })

  it('finds white lines on a dark sheet', () => {
    const board = drawing(openSquare)
    const planes = board.planes.map((plane) => plane.map((value) => 1 - value)) as unknown as DisplayImage['planes']
    expect(regionsOf({ ...board, planes }).count).toBe(2)
  })
})

describe('renderSketch', () => {
  const colourAt = ({ planes }: DisplayImage, x: number, y: number) => planes.map((plane) => plane[y * SIDE + x]!)

  const apart = (a: readonly number[], b: readonly number[]) => Math.hypot(...a.map((value, c) => value - b[c]!))

  it('colours a tapped area as asked, and only that', async () => {
    const taps = [{ x: 0.5, y: 0.5, colour: '#ff0000' }]
    const { picture } = await renderSketch(drawing(openSquare), [], { ...options, taps }, idle)
    const [red, green] = colourAt(picture, 120, 140)
    expect(red! - green!).toBeGreaterThan(0.8)
    const [outsideRed, outsideGreen] = colourAt(picture, 20, 120)
    expect(outsideRed! - outsideGreen!).toBeLessThan(0.2)
  })

  it.each(Object.keys(sketchLooks) as SketchLookName[])('%s gives the areas different colours, the same each time', async (look) => {
    const render = async () => (await renderSketch(drawing(openSquare), [], { ...options, look, shading: 0.5 }, idle)).picture
    const [first, second] = [await render(), await render()]
    expect(first.planes).toEqual(second.planes)
    const [inside, outside] = [colourAt(first, 120, 120), colourAt(first, 20, 120)]
    expect(apart(inside, outside)).toBeGreaterThan(0.1)
  })

  it('gives a person skin, and the hair and the clothes their own colours', async () => {
    const girl = await decodeImage(readFileSync(new URL('../../public/samples/photos/sketch-girl.webp', import.meta.url)), { maxSide: 640 })
    const sheet = toDisplay(girl)
    const faces = await findDrawnFaces(sheet)
    const { picture: { planes, width, height } } = await renderSketch(sheet, faces, { ...options, person: { hair: '#8060b0', clothes: '#d5302f' } }, idle)
    const at = (x: number, y: number) => planes.map((plane) => plane[Math.round(y * height) * width + Math.round(x * width)]!) as [number, number, number]
    const [hair, cheek, shoulder] = [at(0.45, 0.22), at(0.55, 0.49), at(0.36, 0.8)]
    expect(hair[2] - hair[1]).toBeGreaterThan(0.2)
    expect(cheek[0] - cheek[2]).toBeGreaterThan(0.1)
    expect(cheek[1]).toBeGreaterThan(0.7)
    expect(shoulder[0] - shoulder[2]).toBeGreaterThan(0.4)
  })

  /** A round head with a cap of hair and dots for eyes, on a trunk. */
  const kid = (pen: SKRSContext2D) => {
    pen.beginPath()
    pen.ellipse(120, 90, 55, 50, 0, 0, 2 * Math.PI)
    pen.stroke()
    pen.strokeRect(95, 140, 50, 80)
    pen.beginPath()
    pen.moveTo(67, 76)
    pen.bezierCurveTo(70, 20, 170, 20, 173, 76)
    pen.quadraticCurveTo(120, 50, 67, 76)
    pen.stroke()
    pen.fillStyle = '#333'
    for (const x of [100, 140]) {
      pen.beginPath()
      pen.ellipse(x, 90, 5, 7, 0, 0, 2 * Math.PI)
      pen.fill()
    }
  }

  it('finds somebody by the eyes where it is said that there is somebody', async () => {
    const person = { hair: '#8060b0', clothes: '#d5302f' }
    const { picture, showsPerson } = await renderSketch(drawing(kid), [], { ...options, person, of: 'person' }, idle)
    const [hair, cheek, trunk] = [colourAt(picture, 120, 50), colourAt(picture, 90, 115), colourAt(picture, 120, 180)]
    expect(showsPerson).toBe(true)
    expect(hair[2]! - hair[1]!).toBeGreaterThan(0.2)
    expect(cheek[1]!).toBeGreaterThan(0.7)
    expect(trunk[0]! - trunk[2]!).toBeGreaterThan(0.4)
    expect((await renderSketch(drawing(openSquare), [], { ...options, person, of: 'person' }, idle)).showsPerson).toBe(false)
  })

  it('gives an animal one coat from head to trunk', async () => {
    const { picture } = await renderSketch(drawing(kid), [], { ...options, wanted: ['#e8892b'], of: 'animal' }, idle)
    expect(apart(colourAt(picture, 90, 115), colourAt(picture, 110, 180))).toBeLessThan(0.05)
    expect(colourAt(picture, 90, 115)[0]! - colourAt(picture, 90, 115)[2]!).toBeGreaterThan(0.4)
  })

  it('colours a wall as one, though windows nearly part it', async () => {
    const wall = drawing((pen) => {
      pen.strokeRect(40, 60, 160, 120)
      pen.strokeRect(50, 100, 40, 40)
      pen.strokeRect(100, 100, 40, 40)
      pen.strokeRect(150, 100, 40, 40)
    })
    const { picture } = await renderSketch(wall, [], options, idle)
    expect(apart(colourAt(picture, 120, 80), colourAt(picture, 120, 160))).toBeLessThan(0.05)
  })

  it('says that black and white areas are no lines', async () => {
    const blots = drawing((pen) => {
      pen.fillStyle = '#222'
      pen.fillRect(20, 20, 90, 110)
      pen.fillRect(140, 60, 60, 120)
    })
    await expect(renderSketch(blots, [], options, idle)).rejects.toMatchObject({ reason: 'no-outline' })
  })

  it('says that a blank sheet has no outline', async () => {
    await expect(renderSketch(drawing(() => {}), [], options, idle)).rejects.toMatchObject({ reason: 'no-outline' })
  })

  it('says that a photo of the world is no drawing', async () => {
    await expect(renderSketch(toDisplay(await photo('chelsea.png')), [], options, idle)).rejects.toMatchObject({ reason: 'no-outline' })
  })
})
