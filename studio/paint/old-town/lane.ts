import { hex, mix, scale, type Rgb } from '../../pixels/colour.ts'
import { between, wants } from '../field/shared/frame.ts'
import { mooredBoat } from './boats.ts'
import { archedBridge } from './bridge.ts'
import { bellTower, hill } from './far-off.ts'
import { tree, treeFor } from './greenery.ts'
import { PALACE, pagoda, hall, TEMPLE } from './hall.ts'
import { house } from './house.ts'
import { drawLantern, floatingLantern, lanternString } from './lantern.ts'
import type { TownPlace } from '../../scene/scene-spec.ts'
import type { PlanContext, TownPlan } from './town-plan.ts'
import { paperOf } from '../built/paper.ts'
import { cover, LAMPLIGHT, SNOW, STONE, stroke, type Thing } from './setting.ts'
import { JIANGNAN, KYOTO, MEDIEVAL, OLD_STREET, VENETIAN, type HouseLook } from './styles.ts'

type LanePlace = Exclude<TownPlace, 'temple' | 'shrine'>

interface LaneKind {
  look: HouseLook
  water: boolean
  /** Half the width between the walls, metres. */
  half: number
  eye: number
  west: boolean
}

const KINDS: Record<LanePlace, LaneKind> = {
  'water-town': { look: JIANGNAN, water: true, half: 4.7, eye: 3.4, west: false },
  'old-street': { look: OLD_STREET, water: false, half: 4.4, eye: 2.5, west: false },
  kyoto: { look: KYOTO, water: false, half: 3.4, eye: 2.3, west: false },
  venice: { look: VENETIAN, water: true, half: 5.4, eye: 3.4, west: true },
  europe: { look: MEDIEVAL, water: false, half: 4, eye: 2.3, west: true },
}
/** Beside red ones. */
const FESTIVE: readonly Rgb[] = [[1, 0.42, 0.1], [1, 0.24, 0.3]]
/** Up to so many lanterns are hung one by one. */
const FEW = 4
const FARTHEST = 96

/** Two rows of old houses along a canal or a street, with what crosses it and what closes it. */
export function lane(place: LanePlace, context: PlanContext): TownPlan {
  const { spec, reach, noise, random } = context
  const { look, water, half: usual, eye, west } = KINDS[place]
  const half = usual * { close: 0.82, medium: 1, wide: 1.3 }[spec.framing] * Math.min(1.15, Math.max(0.62, reach / 0.47))
  const quay = water ? 1.1 : 0
  const base = water ? 0.85 : 0.12
  const bend = between(random, -1, 1) * 3.4
  const middle = (z: number) => bend * (z / 60) ** 2
  const hung = !west && wants(spec, 'lanterns', 'lights')
  const asked = spec.subjects.find(({ kind }) => kind === 'lantern')
  const few = asked && asked.count <= FEW ? asked.count : 0
  const paper = paperOf(spec)
  const papers = asked?.colour || few ? [paper] : [paper, FESTIVE[0]!, paper, FESTIVE[1]!]
  const things: Thing[] = []
  const gap = random() < 0.5 ? -1 : 1
  for (const side of [-1, 1] as const) {
    for (let z = 5 + 3 * random(); z < FARTHEST; ) {
      const [long, tall, back, own, open] = [random(), random(), random(), Math.floor(random() * 1e9), random()]
      const to = z + between(() => long, look.length[0], look.length[1])
      const face = middle((z + to) / 2) + side * (half + quay + 0.6 * back)
      // A gap in one row, where a tree stands.
      if (open < 0.2 && side === gap && z > 10) {
        things.push(tree(treeFor(west ? 'west' : water ? 'water' : 'east', spec.season, tall), [face + side * 1, base, z + 1.5], 6 + 3 * back, -side * 0.3, own))
        if (quay) things.push(bank(side, face - side * quay, z, z + 4, base, back))
        z += 4
        continue
      }
      const storeys = look.storeys[0] + Math.floor(tall * (look.storeys[1] - look.storeys[0] + 1))
      things.push(house({ side, face, from: z, to, base, storeys, seed: own }, look, hung && !few))
      if (quay) things.push(bank(side, face - side * quay, z - 0.2, to + 0.2, base, back))
      if (west && wants(spec, 'lights')) things.push(wallLamp(face, side, z + 1.2, base + 2.5))
      z = to + (look.horseheads ? 0.25 : 0.08)
    }
  }
  const [near, far, crowd] = [random(), random(), random()]
  if (water) {
    if (wants(spec, 'bridge', 'bridges')) {
      const z = { close: 19, medium: 25, wide: 34 }[spec.framing] + 5 * near
      things.push(archedBridge({ x: middle(z), z, half, crown: half * 0.5 + 1.25, ends: base + 0.15, stone: west ? hex('#c8b89e') : hex('#a39e94'), seed: Math.floor(near * 1e9) }))
    }
    if (wants(spec, 'boats')) for (const [k, z] of [11 + 4 * far, 17 + 4 * crowd].entries()) {
      const side = k === 0 ? gap : -gap
      things.push(mooredBoat(middle(z) + side * (half - 1.1), z, west ? 'gondola' : 'sampan', hung && !few))
    }
    for (let k = 0; k < (west ? 0 : 2); k++) {
      const z = 13 + 11 * k + 5 * random()
      things.push(tree(treeFor('water', spec.season, random()), [middle(z) - gap * (half + 0.5), base, z], 6.5 + 2.5 * random(), gap * 1.1, Math.floor(random() * 1e9)))
    }
  }
  if (few) things.push(lanternString([middle(11) - half, base + look.storey * 1.35, 11], [middle(11) + half, base + look.storey * 1.42, 11], 0.6, few, 0.42, papers))
  else if (hung && (!water || spec.mood === 'joyful' || asked)) {
    const strings = asked || spec.mood === 'joyful' ? 6 : spec.time === 'night' ? 4 : 2
    for (let k = 0; k < strings; k++) {
      const z = 12 + 7 * k
      const high = base + look.storey * (water ? 1.7 : 1.55) + 0.4 * random()
      things.push(lanternString([middle(z) - half, high, z], [middle(z) + half, high + 0.3, z], 0.7, Math.round(half * 1.5), 0.24, papers))
    }
  }
  if (hung && !few && water && spec.time === 'night') for (let k = 0; k < (asked ? 26 : 12); k++) {
    const z = 7 + 26 * random() ** 1.4
    things.push(floatingLantern(middle(z) + (half - 1.8) * (2 * random() - 1), z, papers[k % papers.length]!))
  }
  closeLane(things, place, context, middle(FARTHEST))
  things.push(hill(150, 26, middle(FARTHEST) + 30 * (random() - 0.5), noise, 3), hill(250, 62, 90 * (random() - 0.5), noise, 8))
  return { things, floor: water ? 'water' : 'stone', eye: eye * { close: 0.85, medium: 1, wide: 1.5 }[spec.framing], horizon: west ? 0.56 : 0.53 }
}

/** What the eye meets at the lane's end. */
function closeLane(things: Thing[], place: LanePlace, { random }: PlanContext, x: number): void {
  const side = random() < 0.5 ? -1 : 1
  if (place === 'europe' || place === 'venice') things.push(bellTower(x + side * 7, 104, 5, place === 'venice' ? 54 : 46, place === 'venice' ? hex('#a95f45') : hex('#b3a48e')))
  else if (place === 'kyoto') things.push(pagoda(x + side * 1.5, 7, 100, 7, 5, TEMPLE))
  else if (place === 'water-town') things.push(pagoda(x + side * 9, 3, 112, 5, 7, TEMPLE))
  else things.push(hall({ x, y: 6.4, z: 104, half: 11, walls: 5 }, PALACE, 2, true), gatehouse(x, 104.5))
}

/** The wall of a town gate with its arch. */
function gatehouse(x: number, z: number): Thing {
  return {
    z: z - 1,
    draw(setting) {
      const { lit, walls: { ink } } = setting
      const brick = ink(lit(hex('#6f6a66'), [0, 0, -1]))
      cover(setting, brick, [[x - 16, 0, z], [x + 16, 0, z], [x + 15.4, 6.6, z], [x - 15.4, 6.6, z]])
      cover(setting, ink(mix(lit(hex('#1c1a1a'), [0, 0, -1]), LAMPLIGHT, 0.25 * setting.lamps)), [
        [x - 2.6, 0, z], [x + 2.6, 0, z], ...Array.from({ length: 11 }, (_, i) => [x + 2.6 * Math.cos((i / 10) * Math.PI), 2.4 + 2.2 * Math.sin((i / 10) * Math.PI), z] as const),
      ])
    },
  }
}

/** The stone edge of a canal, from the water up to the walk. */
function bank(side: -1 | 1, edge: number, from: number, to: number, base: number, tone: number): Thing {
  return {
    // Behind the house that stands on it.
    z: (from + to) / 2 + 0.5,
    draw(setting) {
      const { lit, walls: { pen, ink }, view, snow } = setting
      const stone = scale(STONE, 0.62 + 0.2 * tone)
      const high = view.horizon - (base - view.eye) * (view.focal / from)
      const low = view.horizon + view.eye * (view.focal / from)
      const wall = pen.createLinearGradient(0, Math.min(high, low), 0, Math.max(high, low))
      wall.addColorStop(0, ink(lit(stone, [-side, 0, 0])))
      wall.addColorStop(1, ink(lit(mix(stone, hex('#33402e'), 0.6), [-side, 0, 0])))
      cover(setting, ink(lit(mix(scale(STONE, 0.95), SNOW, snow), [0, 1, 0])), [[edge, base, from], [edge, base, to], [edge + side * 2.4, base, to], [edge + side * 2.4, base, from]])
      cover(setting, wall, [[edge, -0.05, from], [edge, -0.05, to], [edge, base, to], [edge, base, from]])
      for (const h of [0.28, 0.56]) stroke(setting, ink(lit(scale(stone, 0.5), [-side, 0, 0]), 0.7), 0.03, [[edge, h, from], [edge, h, to]])
      stroke(setting, ink(lit(mix(scale(STONE, 1.2), SNOW, snow), [0, 1, 0])), 0.09, [[edge, base, from], [edge, base, to]])
    },
  }
}

/** An iron lamp on a bracket. */
function wallLamp(face: number, side: -1 | 1, z: number, y: number): Thing {
  return {
    z: z - 0.5,
    draw(setting) {
      const x = face - side * 0.5
      stroke(setting, setting.walls.ink(setting.lit([0.05, 0.05, 0.05], [0, 0, -1])), 0.05, [[face, y + 0.35, z], [x, y + 0.35, z], [x, y, z]])
      drawLantern(setting, [x, y - 0.1, z], 0.17, LAMPLIGHT)
    },
  }
}
