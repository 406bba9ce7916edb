import { mix, scale } from '../../pixels/colour.ts'
import { bloom } from '../../pixels/linear-image.ts'
import { createRandom, type Random } from '../../pixels/random.ts'
import type { SceneSpec } from '../../scene/scene-spec.ts'
import { addGlow, createLightLayer, type LightLayer } from '../built/light-layer.ts'
import { layBehindAir } from '../built/lay-behind-air.ts'
import { paperOf } from '../built/paper.ts'
import { createLit } from '../built/shade.ts'
import { forkRandom, wants } from '../field/shared/frame.ts'
import type { PaintContext, ScenePainter } from '../painter.ts'
import { createAir } from '../terrain/air.ts'
import { grade } from '../terrain/grade.ts'
import { lightFor, type SunPlace } from '../terrain/light.ts'
import { addPrecipitation } from '../terrain/precipitation.ts'
import { render } from '../terrain/render.ts'
import { createSky } from '../terrain/sky.ts'
import { addStars } from '../terrain/stars.ts'
import { createView, marchColumns, type View } from '../terrain/view.ts'
import { drawCabin } from './cabin.ts'
import { frameOf, type CabinSetting } from './cabin-frame.ts'
import { chimneyTop } from './cabin-roof.ts'
import { drawFence, fencePosts, drawLamp, drawSmoke, hangLanterns, pool } from './dressings.ts'
import { addFlakes, addGlints } from './flakes.ts'
import { createWinterLand, farthest, type WinterLand } from './land.ts'
import { castShadows, pressPrints } from './shadows.ts'
import { COVER, createSnowGround } from './snow-ground.ts'
import { createTreeBrush, plantTrees, type Tree } from './trees.ts'

const lenses = { close: 1.3, medium: 1.05, wide: 0.86 }
const eyes = { close: 2.1, medium: 3.4, wide: 7.5 }
/** Where the layers of trees and cabins are cut, metres ahead. */
const CUTS = [farthest, 250, 150, 95, 60, 38, 22, 0] as const
const EXPOSURES: Record<SceneSpec['time'], number> = { day: 0.84, dawn: 0.95, sunset: 1, night: 0.8 }
/** How strongly lamps and windows shine. */
const LAMPS: Record<SceneSpec['time'], number> = { day: 0, dawn: 0.55, sunset: 0.8, night: 1 }

function sunPlaces(side: number): Record<SceneSpec['time'], SunPlace> {
  return {
    dawn: { azimuth: side * 1, elevation: 0.2 },
    day: { azimuth: side * 1.2, elevation: 0.36 },
    sunset: { azimuth: side * 0.34, elevation: 0.13 },
    night: { azimuth: side * 0.85, elevation: 0.62 },
  }
}

/** Cabins in deep snow at the edge of a spruce wood. */
export const paintWinter: ScenePainter = (spec, width, height, context) => {
  const { noise, progress, checkCancelled } = context
  const random = createRandom(spec.seed ^ 0x5109)
  const light = lightFor(spec, sunPlaces(random() < 0.5 ? -1 : 1))
  const northern = random() < 0.45
  if (light.night && northern && spec.weather === 'clear' && wants(spec, 'aurora')) light.aurora = true
  const shift = random() * 40
  const lens = lenses[spec.framing] * Math.min(1, Math.pow(height / width, 0.3))
  const reach = width / 2 / (Math.sqrt(width * height) * lens)
  const land = createWinterLand(spec, reach, noise, forkRandom(random))
  const ground = land.heightAt(0, 2)
  const view = createView(width, height, lens, height > width ? 0.5 : 0.46, ground + eyes[spec.framing])
  checkCancelled()
  const trees = plantTrees(spec, view, land, forkRandom(random))
  const sky = createSky(view, light, noise, shift, checkCancelled)
  const air = createAir(light, noise, { reach: 560, floor: ground, thins: 55, mistHeight: 5, mistReach: 75 })
  progress(0.25)

  const distance = marchColumns(view, land.heightAt, { near: 1.6, far: farthest, step: [0.06, 1.8, 0.012] }, checkCancelled)
  checkCancelled()
  const shadow = castShadows(view, land, trees, light.direction)
  checkCancelled()
  const prints = pressPrints(view, land)
  checkCancelled()
  const paintGround = createSnowGround({ land, spec, light, sky, noise, air, shadow, prints, width })
  const image = render(view, sky, distance, paintGround, checkCancelled)
  if (light.night) addStars(image, view, sky, distance, noise, { seed: spec.seed, count: 1500, galaxy: light.aurora ? 0.2 : 0.8 }, checkCancelled)
  checkCancelled()
  addGlints(image, distance, light, spec.seed)
  progress(0.55)

  const lamps = wants(spec, 'lights') ? (spec.time === 'day' && /rain|snow|mist/.test(spec.weather) ? 0.5 : LAMPS[light.night ? 'night' : spec.time]) : 0
  const lit = createLit(light)
  const laden = spec.weather === 'snow' ? 1 : 0.3 + 0.52 * COVER[spec.season]
  const glow = createLightLayer(width, height, 1)
  glow.pen.globalCompositeOperation = 'lighter'
  const layer = createLightLayer(width, height, light.night ? 1.4 : 2.8)
  const drawTree = createTreeBrush(view, light, lit, laden, land, spec.seed)
  const village = { spec, land, view, smoke: mix(light.horizon, light.ambient, 0.5) }
  const dressing = forkRandom(random)
  for (let i = 1; i < CUTS.length; i++) {
    checkCancelled()
    const [far, near] = [CUTS[i - 1]!, CUTS[i]!]
    layer.pen.clearRect(0, 0, width, height)
    const setting: CabinSetting = { view, lit, walls: layer, glow, lamps, laden }
    const drawn = drawBand(village, trees, far, near, setting, drawTree, dressing)
    if (drawn) layBehindAir(image, distance, layer, view, air, i === 1 ? 330 : Math.max(9, (far + near) / 2), checkCancelled)
    progress(0.55 + (0.3 * i) / CUTS.length)
  }
  addGlow(image, glow)
  checkCancelled()
  return finishWinter(spec, image, distance, light, context)
}

interface Village {
  spec: SceneSpec
  land: WinterLand
  view: View
  smoke: readonly [number, number, number]
}

/** Up to so many lanterns are hung one by one, the nearest cabin first. */
const FEW = 5
const lanternsAt = (rank: number, asked = FEW + 1) => (asked > FEW ? 3 : Math.max(0, Math.min(3, asked - 3 * rank)))

/** Everything that stands between two distances, far to near. Whether there was anything. */
function drawBand(
  { spec, land, view, smoke }: Village, trees: readonly Tree[], far: number, near: number, setting: CabinSetting,
  drawTree: (layer: LightLayer, tree: Tree) => void, random: Random,
): boolean {
  const within = <Thing extends { z: number }>(things: readonly Thing[]) => things.filter(({ z }) => z >= near && z < far)
  const draws: { z: number; draw(): void }[] = within(trees).map((tree) => ({ z: tree.z, draw: () => drawTree(setting.walls, tree) }))
  const lanterns = spec.subjects.find(({ kind }) => kind === 'lantern')
  for (const cabin of within(land.cabins)) {
    const hung = lanternsAt(land.cabins.length - 1 - land.cabins.indexOf(cabin), lanterns?.count)
    const ground = land.heightAt(cabin.x, cabin.z)
    const at = frameOf(cabin, ground)
    const [own, wind] = [forkRandom(random), random() - 0.5]
    draws.push({ z: cabin.z, draw() {
      if (setting.lamps > 0) pool(setting.glow, view, at(0, at(0, 1, 0)[2] < at(0, -1, 0)[2] ? 1.8 : -1.8, 0), 4.6, 0.26 * setting.lamps)
      drawCabin(cabin, ground, setting, own)
      if (wants(spec, 'lanterns', 'lights') && (lanterns ?? (spec.mood === 'joyful' || cabin.tone < 0.55))) hangLanterns(cabin, at, hung, paperOf(spec), setting)
      drawSmoke(setting.walls, view, chimneyTop(at, cabin), scale(smoke, 0.9), wind, own)
    } })
  }
  if (land.cabins.length) {
    for (const [z, side] of [[19, 1], [33, -1], [52, 1]] as const) {
      if (z < near || z >= far) continue
      const x = land.pathAt(z) + side * 2.6
      draws.push({ z, draw: () => drawLamp([x, land.heightAt(x, z), z], setting) })
    }
    const { side, posts } = spec.framing === 'wide' ? { side: -1, posts: [] } : fencePosts(land)
    for (const [k, z] of posts.entries()) if (z >= near && z < far) draws.push({ z, draw: () => drawFence(land, side, z, k === posts.length - 1, setting) })
  }
  for (const { draw } of draws.sort((a, b) => b.z - a.z)) draw()
  return draws.length > 0
}

function finishWinter(
  spec: SceneSpec, image: ReturnType<typeof render>, distance: Float32Array, light: ReturnType<typeof lightFor>, { progress, checkCancelled }: PaintContext,
) {
  const unit = Math.sqrt(image.width * image.height)
  addPrecipitation(image, spec, light.night ? 0.32 : 0.95)
  if (spec.weather === 'snow') addFlakes(image, light.night ? 0.3 : 0.95, spec.seed)
  checkCancelled()
  bloom(image, light.night ? 0.5 : 1, (spec.mood === 'dreamy' ? 0.22 : 0.12) * (light.night ? 1.5 : 1), [unit / 110, unit / 30], checkCancelled)
  checkCancelled()
  grade(image, spec, checkCancelled)
  checkCancelled()
  progress(1)
  const depth = distance.map((z) => (z === Infinity ? 1 : z / (z + 45)))
  return { image, depth, tone: { exposure: light.exposure * EXPOSURES[light.night ? 'night' : spec.time], grain: 0.012, seed: spec.seed } }
}
