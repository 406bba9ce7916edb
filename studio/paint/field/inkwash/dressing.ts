import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Noise } from '../../../pixels/noise.ts'
import type { Random } from '../../../pixels/random.ts'
import type { SceneSpec } from '../../../scene/scene-spec.ts'
import { between, forkRandom, wants, type Frame } from '../shared/frame.ts'
import { dab } from './brush.ts'
import { FOLIAGE } from './colours.ts'
import { drawBirds, drawBoat, drawPavilion, drawSeal } from './figures.ts'
import type { InkwashLayout } from './layout.ts'
import { profileAt, type Profile } from './profile.ts'
import { drawBareTree, drawPine, drawSmallTree } from './trees.ts'

const wantsTrees = (spec: SceneSpec) => wants(spec, 'tree', 'trees', 'pine', 'pines')

/** The small trees along a range's crest, in groups, and its pavilion when that stands here. */
export function drawGrove(
  pen: SKRSContext2D,
  random: Random,
  layout: InkwashLayout,
  index: number,
  profile: Profile,
  frame: Frame,
  spec: SceneSpec,
  noise: Noise,
): void {
  const range = layout.ranges[index]!
  if (wantsTrees(spec))
    for (let tree = 0; tree < range.trees * frame.w; tree++) {
      const x = random() * frame.w
      const size = random()
      if (noise.at(x * 9, index * 5) < 0.08) continue
      const height = (0.006 + 0.008 * size) * (index === 4 ? 1.9 : 1)
      drawSmallTree(pen, random, x, profileAt(profile, frame, x) + 0.001, height, 0.4 + 0.4 * size)
    }
  const { pavilion } = layout
  if (pavilion.range === index && wants(spec, 'house', 'houses', 'pavilion', 'building', 'buildings'))
    drawPavilion(pen, pavilion.x, profileAt(profile, frame, pavilion.x) + 0.004, 0.075 - 0.02 * (4 - index), index === 3)
}

export function drawFigures(pen: SKRSContext2D, random: Random, layout: InkwashLayout, spec: SceneSpec): void {
  const [boat, birds] = [forkRandom(random), forkRandom(random)]
  if (wants(spec, 'boat', 'boats', 'people', 'person')) drawBoat(pen, boat, layout.boat, 0.09)
  if (wants(spec, 'bird', 'birds') && spec.weather !== 'rain' && spec.weather !== 'snow') drawBirds(pen, birds, layout.birds)
}

/** The trees of the near bank in ink, and what has colour of its own (leaves, lantern light, the seal) on a second sheet. */
export function drawForeground(
  pen: SKRSContext2D,
  colour: SKRSContext2D,
  random: Random,
  layout: InkwashLayout,
  bank: Profile,
  frame: Frame,
  spec: SceneSpec,
): void {
  const [pines, tree, leaves] = [forkRandom(random), forkRandom(random), forkRandom(random)]
  const foliage = FOLIAGE[spec.season]
  if (wantsTrees(spec)) {
    for (const [i, pine] of layout.bank.pines.entries()) {
      const ground = profileAt(bank, frame, pine.x)
      if (foliage.length === 0 || i === 0) drawPine(pen, pines, pine, ground)
    }
    if (foliage.length > 0) {
      const x = layout.bank.side < 0 ? layout.bank.width * 0.62 : frame.w - layout.bank.width * 0.62
      const height = 0.19 * frame.h
      for (const [leafX, leafY] of drawBareTree(pen, tree, x, profileAt(bank, frame, x), height))
        for (let cluster = 0; cluster < 3; cluster++) {
          colour.fillStyle = foliage[Math.floor(leaves() ** 1.6 * foliage.length)]!
          colour.globalAlpha = between(leaves, 0.55, 0.95)
          dab(colour, leaves, leafX + between(leaves, -0.013, 0.013), leafY + between(leaves, -0.011, 0.011), 0.0085, 0.006, 7)
        }
    }
  }
  if (!wants(spec, 'seal', 'text')) return
  colour.globalAlpha = 1
  colour.fillStyle = '#b3261e'
  drawSeal(colour, layout.seal.x, layout.seal.y, 0.046)
}
