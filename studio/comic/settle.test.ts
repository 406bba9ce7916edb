import { expect, it } from 'vitest'
import type { BodyFrame, BodyJoint } from '../vision/body-frame.ts'
import { loadOpenCv } from '../vision/opencv.ts'
import type { PersonView } from '../vision/person-view.ts'
import { unwatched } from '../vision/watch.ts'
import { settle } from './settle.ts'

const { cv } = await loadOpenCv()
const [WIDTH, HEIGHT] = [120, 160]
/** A head whose face reaches from 50 down to 90, with a body from 95 on; the chin's height and the scalp's middle. */
const [TOP, CHIN, MIDDLE, SCALP] = [50, 90, 60, 38]

const plane = (of: (x: number, y: number) => number) => Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => of(i % WIDTH, Math.floor(i / WIDTH)))
const inFace = (x: number, y: number) => Math.hypot((x - MIDDLE) / 17, (y - (TOP + CHIN) / 2) / 20.5) < 1
const inBody = (x: number, y: number) => y > 95 && Math.abs(x - MIDDLE) < 45
const inHead = (x: number, y: number) => Math.hypot((x - MIDDLE) / 19, (y - 61) / 32) < 1 || (Math.abs(x - MIDDLE) < 10 && y > 80 && y < 100)

const joint = (x: number, y: number): BodyJoint => ({ at: [x, y], seen: false })
const pair = (half: number, y: number) => [joint(MIDDLE + half, y), joint(MIDDLE - half, y)] as const
const body: BodyFrame = {
  faceHeight: CHIN - TOP, faceWidth: 36, chin: [MIDDLE, CHIN], forehead: [MIDDLE, TOP], neck: [MIDDLE, CHIN + 20],
  shoulders: pair(36, 115), elbows: pair(44, 170), wrists: pair(44, 220), hips: pair(22, 215), knees: pair(22, 300), ankles: pair(20, 370),
}

/** What is taken for skin of a person who is lit so at a place, with `hue` red, green and blue in its light. */
function skinOf(light: (x: number, y: number) => number, hue: (x: number, y: number) => readonly [number, number, number], hairAt: (x: number, y: number) => number) {
  const face = plane((x, y) => (inFace(x, y) ? 1 : 0))
  const view: PersonView = {
    width: WIDTH, height: HEIGHT, body, crowded: false, face, bareFace: face,
    person: plane((x, y) => (inHead(x, y) || inBody(x, y) ? 1 : 0)),
    colours: [0, 1, 2].map((c) => plane((x, y) => light(x, y) * hue(x, y)[c]!)) as [Float32Array, Float32Array, Float32Array],
  }
  const hair = plane(hairAt)
  const skin = hair.map((value) => 1 - value)
  const none = plane(() => 0)
  const found = settle(cv, view, { skin, hair, clothing: none, fineClothing: none, reach: plane((x, y) => (inBody(x, y) ? 0.9 : 0.05)) }, none, 0, unwatched)
  return (x: number, y: number) => found.skin[y * WIDTH + x]!
}

/** The pores of a face. */
const grain = (x: number, y: number) => ((x + y) % 2 ? 0.02 : -0.02)
/** Skin, warmer to the right. */
const warm = (x: number) => [1.2 + 0.003 * (x - MIDDLE), 0.85, 0.65 - 0.002 * (x - MIDDLE)] as const
const onScalp = (x: number, y: number) => (!inFace(x, y) && y < TOP + 8 ? 0.85 : 0)

it('leaves a bald head bare that mirrors the light, and white hair on a head', () => {
  const bald = skinOf((x, y) => (inFace(x, y) || y > TOP ? 0.45 + grain(x, y) : 0.68), warm, onScalp)
  expect(bald(MIDDLE, SCALP)).toBeGreaterThan(0.6)
  const white = skinOf((x, y) => (inFace(x, y) || y > TOP ? 0.45 + grain(x, y) : 0.68 + 3 * grain(x, y)), warm, onScalp)
  expect(white(MIDDLE, SCALP)).toBeLessThan(0.2)
})

it('takes a top in the colours of skin for a bald head where it is smooth and for fair hair where it is not', () => {
  const barely = (x: number, y: number) => 0.2 * onScalp(x, y)
  const headWith = (grainOfTop: number) => skinOf((x, y) => 0.45 + (y < TOP ? grainOfTop : 1) * grain(x, y), warm, barely)
  expect(headWith(0.5)(MIDDLE, SCALP)).toBeGreaterThan(0.6)
  expect(headWith(3)(MIDDLE, SCALP)).toBeLessThan(0.2)
})

it('knows a dark coat of a photo without hues by its light and its edge', () => {
  const grey = () => [1, 1, 1] as const
  const coat = skinOf((x, y) => (inBody(x, y) ? 0.1 : 0.6 + grain(x, y)), grey, onScalp)
  expect(coat(MIDDLE + 30, 130)).toBeLessThan(0.2)
  expect(coat(MIDDLE, 70)).toBeGreaterThan(0.8)
  expect(coat(MIDDLE, 93)).toBeGreaterThan(0.5)
})

it('knows a pale shirt in a coloured light by all of it, and not a shoulder in the sun', () => {
  const [red, green, blue] = warm(MIDDLE)
  const pale = [red, green, 1.27 * blue] as const
  const dressed = (isPale: (x: number, y: number) => boolean) =>
    skinOf((x, y) => (isPale(x, y) ? 0.64 : 0.45 + grain(x, y)), (x, y) => (isPale(x, y) ? pale : warm(x)), onScalp)
  expect(dressed(inBody)(MIDDLE + 30, 140)).toBeLessThan(0.3)
  expect(dressed((x, y) => inBody(x, y) && x > MIDDLE + 20)(MIDDLE + 30, 140)).toBeGreaterThan(0.6)
})
