import { expect, it } from 'vitest'
import type { BodyFrame } from '../vision/body-frame.ts'
import type { PersonView } from '../vision/person-view.ts'
import { calmSkin } from './calm-skin.ts'

const [WIDTH, HEIGHT, CHIN] = [90, 90, 20]
const plane = (of: (x: number, y: number) => number) => Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => of(i % WIDTH, Math.floor(i / WIDTH)))
const at = (x: number, y: number) => y * WIDTH + x

it('makes a shoulder all skin and the cloth beside it none, where both were in doubt in places', () => {
  const isCloth = (x: number) => x >= 45
  const everywhere = plane(() => 1)
  const view: PersonView = {
    width: WIDTH, height: HEIGHT, person: everywhere, face: plane(() => 0), bareFace: plane(() => 0), crowded: false,
    colours: [plane((x) => (isCloth(x) ? 0.3 : 0.8)), plane(() => 0.6), plane((x) => (isCloth(x) ? 0.3 : 0.5))],
    body: { faceHeight: 40 } as BodyFrame,
  }
  const inDoubt = (x: number, y: number) => Math.floor(x / 5) % 4 === 1 && Math.floor(y / 5) % 3 === 1
  const doubtful = plane((x, y) => (isCloth(x) === inDoubt(x, y) ? 0.9 : 0.1))
  expect(doubtful[at(7, 65)]).toBeCloseTo(0.1)
  const calm = calmSkin(view, doubtful, plane(() => 0), (i) => (CHIN - Math.floor(i / WIDTH)) / 40)
  for (const y of [50, 65, 80]) {
    for (const x of [7, 20, 30]) expect(calm[at(x, y)]).toBeGreaterThan(0.9)
    for (const x of [52, 67, 80]) expect(calm[at(x, y)]).toBeLessThan(0.1)
  }
  // At the chin the face's own outline stands.
  expect(calm[at(7, CHIN)]).toBe(doubtful[at(7, CHIN)])
})
