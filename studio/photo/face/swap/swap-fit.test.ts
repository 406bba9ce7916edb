import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import sharp, { type Sharp } from 'sharp'
import { decodeImage } from '../../../pixels/codec.ts'
import type { Size } from '../../../pixels/raster.ts'
import { facePose } from '../../../vision/face-pose.ts'
import { findFaces, type Face } from '../../../vision/faces.ts'
import { idle, photo, photoBytes } from '../../fixtures.ts'
import { run as check } from '../face-swap-check-task.ts'
import { laughsInstead, swapRemarks, tooFarApart } from './swap-fit.ts'
import { swapTraits, type SwapTraits } from './swap-traits.ts'

type Change = (picture: Sharp) => Sharp

let front: Face
beforeAll(async () => {
  front = (await findFaces(await photo('astronaut.png')))[0]!
})

/** The face as it is seen when the head is turned to the right of the picture. */
function turned(face: Face, degrees: number): Face {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const middle = face.mesh.reduce((sum, [x]) => sum + x, 0) / face.mesh.length
  // The mesh's depth grows away from the viewer.
  return { ...face, mesh: face.mesh.map(([x, y, z]) => [middle + (x - middle) * cos - z * sin, y, z * cos + (x - middle) * sin] as const) }
}

const moved = (face: Face, points: Record<number, readonly [dx: number, dy: number]>): Face => ({
  ...face,
  mesh: face.mesh.map(([x, y, z], i) => [x + (points[i]?.[0] ?? 0), y + (points[i]?.[1] ?? 0), z] as const),
})

const neither = { source: false, target: false }
const nothing: SwapTraits = { beard: false, lightApart: false, glasses: neither, fringe: neither }
const remarksOf = (source: Face, target: Face) => swapRemarks(source, target, nothing)
const codesOf = (source: Face, target: Face) => remarksOf(source, target).map(({ code }) => code)

describe('two faces', () => {
  it('that are the same have nothing against them', () => {
    expect(remarksOf(front, front)).toEqual([])
    expect(tooFarApart(front, front)).toBe(false)
  })

  it('that point apart are told which way, and refused from some 40 degrees on', () => {
    const aside = turned(front, 30)
    expect(facePose(aside).yaw).toBeGreaterThan(20)
    expect(remarksOf(aside, front)).toContainEqual({ code: 'turned-apart', face: 'right', photo: 'front' })
    expect(remarksOf(front, turned(front, -30))).toContainEqual({ code: 'turned-apart', face: 'front', photo: 'left' })
    expect(tooFarApart(turned(front, 25), turned(front, -25))).toBe(true)
  })

  it('may point further apart when the place is the one that is turned: the far side of a turned face cannot be shown', () => {
    const aside = turned(front, 12)
    expect(Math.abs(facePose(aside).yaw - facePose(front).yaw)).toBeGreaterThan(25)
    expect(tooFarApart(aside, front)).toBe(true)
    expect(tooFarApart(front, aside)).toBe(false)
  })

  it('with the mouth open and closed say which', () => {
    const gap = front.mesh[14]![1] - front.mesh[13]![1]
    const closed = moved(front, { 14: [0, -gap] })
    expect(remarksOf(front, closed)).toContainEqual({ code: 'mouths-apart', face: 'yes' })
    expect(remarksOf(closed, front)).toContainEqual({ code: 'mouths-apart', face: 'no' })
  })

  it('of which one smiles, looks aside or has shut eyes say so', () => {
    const eye = Math.abs(front.mesh[133]![0] - front.mesh[33]![0])
    const narrow = (front.mesh[291]![0] - front.mesh[61]![0]) * 0.15
    expect(remarksOf(front, moved(front, { 61: [narrow, 0], 291: [-narrow, 0] }))).toContainEqual({ code: 'smiles-apart', face: 'yes' })
    expect(codesOf(front, moved(front, { 468: [eye * 0.25, 0], 473: [eye * 0.25, 0] }))).toContain('gazes-apart')
    const lid = (upper: number, lower: number) => front.mesh[upper]![1] - front.mesh[lower]![1]
    const shut = moved(front, { 145: [0, lid(159, 145)], 374: [0, lid(386, 374)] })
    expect(remarksOf(shut, front)).toContainEqual({ code: 'eyes-apart', face: 'no' })
    const nearly = moved(front, { 145: [0, 0.8 * lid(159, 145)], 374: [0, lid(386, 374)] })
    expect(remarksOf(nearly, front)).toContainEqual({ code: 'eyes-apart', face: 'no' })
  })
})

it.each([['full', 'some', true], ['some', 'none', true], ['some', 'some', false], ['none', 'full', false]] as const)(
  'a face with a beard (%s) in the place of one (%s): %s', (source, target, tells) => {
    const bare = { glasses: false, fringe: false, eyeCovered: false, frameUnclear: false, sideLight: 0 }
    expect(swapTraits({ ...bare, beard: source }, { ...bare, beard: target }).beard).toBe(tells)
  },
)

it('a laugh is refused in the place of a straight face, and not the other way round', () => {
  const wide = (front.mesh[291]![0] - front.mesh[61]![0]) * 0.2
  const gap = front.mesh[14]![1] - front.mesh[13]![1]
  const straight = moved(front, { 14: [0, -gap], 61: [wide, 0], 291: [-wide, 0] })
  expect(laughsInstead(front, straight)).toBe(true)
  expect(laughsInstead(straight, front)).toBe(false)
  expect(laughsInstead(front, moved(front, { 14: [0, -gap] }))).toBe(false)
})

describe('what covers or lights two faces', () => {
  const sourceOnly = { source: true, target: false }

  it('is said of the photo that it is about', () => {
    expect(swapRemarks(front, front, { beard: true, lightApart: true, glasses: sourceOnly, fringe: neither })).toEqual([
      { code: 'glasses', face: 'yes' },
      { code: 'beard' },
      { code: 'lights-apart' },
    ])
    const fringes = [sourceOnly, { source: false, target: true }, { source: true, target: true }].map((fringe) => swapRemarks(front, front, { ...nothing, fringe }))
    expect(fringes).toEqual([[{ code: 'fringe', face: 'yes' }], [{ code: 'fringe', face: 'no' }], [{ code: 'fringe', face: 'both' }]])
  })
})

describe('the check of two photos', () => {
  /** Light and dark lines down over the eye on the right. */
  const strandsOverEye = () => {
    // The face was found in the photo at half its size.
    const [x, y] = front.mesh[374]!.map((at) => 2 * at) as [number, number]
    const lines = Array.from({ length: 14 }, (_, k) => `<path d="M${x - 26 + 4 * k} ${y - 40} q6 40 0 80" stroke="${k % 2 ? '#3a2818' : '#d9b98c'}" stroke-width="2.4" fill="none"/>`)
    return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">${lines.join('')}</svg>`)
  }
  /** Glasses before the eyes of a face: round lenses of a colour, in dark rims that go round them or along their upper halves, joined over the nose. */
  const glassesOn = ({ mesh }: Face, { width, height }: Size, lens: string, rims: 'round' | 'upper') => {
    const [left, right] = [[33, 133], [362, 263]].map(([from, to]) => [0, 1].map((axis) => (mesh[from!]![axis]! + mesh[to!]![axis]!) / 2))
    const unit = right![0]! - left![0]!
    const r = 0.36 * unit
    const lenses = [left!, right!].map(([x, y]) =>
      `<path d="M${x! - r} ${y!} A${r} ${r} 0 0 1 ${x! + r} ${y!} ${rims === 'round' ? `A${r} ${r} 0 0 1 ${x! - r} ${y!}` : ''}" fill="${lens}" stroke="#0a0908" stroke-width="${0.07 * unit}"/>`)
    const bridge = `<path d="M${left![0]! + r} ${left![1]!} L${right![0]! - r} ${right![1]!}" stroke="#0a0908" stroke-width="${0.07 * unit}"/>`
    return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${lenses.join('')}${bridge}</svg>`)
  }
  const whole = photoBytes('astronaut.png')
  const changed = (change: Change) => change(sharp(whole)).png().toBuffer()

  it('says of a photo as its own face no more than that hair covers the forehead', async () => {
    expect(await check({ photo: whole, face: whole, who: 'largest' }, idle)).toEqual({ remarks: [{ code: 'fringe', face: 'both' }] })
  })

  it.each([
    ['face', 'face-too-small', (picture) => picture.resize(256)],
    ['photo', 'face-too-small', (picture) => picture.resize(256)],
    ['face', 'face-blurred', (picture) => picture.blur(4)],
    ['face', 'face-covered', (picture) => picture.composite([{ input: strandsOverEye() }])],
  ] satisfies [string, string, Change][])('refuses the %s for %s', async (field, reason, change) => {
    const input = { photo: whole, face: whole, who: 'largest' as const, [field]: await changed(change) }
    await expect(check(input, idle)).rejects.toMatchObject({ reason, photo: field })
  })

  it('refuses dark lenses on the face that is to be set in, and frames that cannot be told from either', async () => {
    const bytes = readFileSync(new URL('../../../../public/samples/photos/mona-lisa.webp', import.meta.url))
    const painted = await decodeImage(bytes, { maxSide: 2048 })
    const [face] = await findFaces(painted)
    const wearing = (lens: string, rims: 'round' | 'upper') => sharp(bytes).composite([{ input: glassesOn(face!, painted, lens, rims) }]).png().toBuffer()
    const bare = await sharp(bytes).png().toBuffer()
    const [dark, halved] = [await wearing('#14110f', 'round'), await wearing('none', 'upper')]
    const refused = (photo: Buffer, own: Buffer) => check({ photo, face: own, who: 'largest' }, idle).then(() => undefined, ({ reason, photo: of }: { reason: string; photo: string }) => `${reason} ${of}`)
    expect([await refused(bare, bare), await refused(dark, bare), await refused(bare, dark), await refused(bare, halved), await refused(halved, bare)]).toEqual([
      undefined, undefined, 'face-covered face', 'face-covered face', 'face-covered photo',
    ])
  })
})
