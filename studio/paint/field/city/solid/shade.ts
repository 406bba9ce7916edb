import { clamp, smoothstep, type Rgb } from '../../../../pixels/colour.ts'
import type { Noise } from '../../../../pixels/noise.ts'
import type { Light } from '../../../terrain/light.ts'
import type { Scratch } from '../../../terrain/mixing.ts'
import { COOL_ROOM, chance, readFacade, WARM_ROOM, type Surface } from './facade.ts'
import { hasWindows } from './look.ts'
import { readGround, type Floor } from './ground.ts'
import type { Plan } from './plan.ts'
import type { Hit, Ray } from './meet.ts'
import { BOARD_GLOW, TUBE_GLOW, tubeAt } from './neon.ts'
import type { City } from './solids.ts'
import type { Standpoint } from './standpoint.ts'
import { SIGNS } from './street-life.ts'

export interface Weathering {
  /** 0..1: snow lying on what faces up, and water standing on it. */
  snow: number
  wet: number
  /** Share of rooms with the light on, and its strength. */
  busy: number
  glow: number
  /** Strength of street lamps, 0 when they are off. */
  lamps: number
}

/** Light from a direction in the plan's axes, for what glass and wet streets mirror. */
export type SkyLight = (out: Scratch, dx: number, dy: number, dz: number) => void

export const LAMP: Rgb = [1, 0.72, 0.38]
const SNOW: Rgb = [0.86, 0.89, 0.94]
const floor: Floor = { road: false, park: false, off: 0, colour: new Float32Array(3) }
const surface: Surface = { glass: 0, tilt: 0, shade: 1, ledge: 0, lit: 0 }

export interface Shader {
  /** Light from a solid towards the eye; `pixel` is the size of a pixel there, metres. */
  solid(out: Scratch, ray: Ray, hit: Hit, pixel: number, mirrors: boolean): void
  /** Light from the street, lawn or pavement at a place. */
  ground(out: Scratch, ray: Ray, t: number, pixel: number, lawn: boolean): void
}

export function createShader(city: City, plan: Plan, light: Light, sun: Rgb, skyLight: SkyLight, noise: Noise, { snow, wet, busy, glow, lamps }: Weathering, posts: Standpoint['lamps']): Shader {
  const towards: Ray = { x: 0, y: 0, z: 0, dx: sun[0], dy: sun[1], dz: sun[2] }
  const blocked: Hit = { t: 0, solid: -1, nx: 0, ny: 0, nz: 0 }
  const mirrored: Ray = { x: 0, y: 0, z: 0, dx: 0, dy: 0, dz: 0 }
  const met: Hit = { t: 0, solid: -1, nx: 0, ny: 0, nz: 0 }
  const glance: Scratch = new Float32Array(3)
  const puddle = { x: 0, z: 0, light: new Float32Array(3) as Scratch }
  /** Whether the next pixel may share the last look into a puddle. */
  let shared = false
  const veiled = light.cover > 0.8

  const sunAt = (x: number, y: number, z: number, facing: number): number => {
    if (facing <= 0 || veiled) return Math.max(0, facing) * (veiled ? 0.6 : 0)
    towards.x = x
    towards.y = y
    towards.z = z
    // What shaded the last place mostly shades its neighbour.
    if (blocked.solid >= 0 && city.blocks(blocked.solid, towards, 1600)) return 0
    city.trace(towards, 1600, 70, false, blocked)
    return blocked.solid < 0 ? facing : 0
  }
  /** What a mirror at the ray's end shows: another house, dimly, or the sky. */
  const reflection = (out: Scratch, from: Ray, t: number, nx: number, ny: number, nz: number, cells: number) => {
    const along = 2 * (from.dx * nx + from.dy * ny + from.dz * nz)
    mirrored.x = from.x + from.dx * t + nx * 0.05
    mirrored.y = from.y + from.dy * t + ny * 0.05
    mirrored.z = from.z + from.dz * t + nz * 0.05
    mirrored.dx = from.dx - along * nx
    mirrored.dy = from.dy - along * ny
    mirrored.dz = from.dz - along * nz
    city.trace(mirrored, 1e9, cells, false, met)
    if (met.solid >= 0) shader.solid(out, mirrored, met, 1.2, false)
    else if (mirrored.dy < 0.02) {
      const dim = 0.22
      for (let c = 0; c < 3; c++) out[c] = light.ambient[c]! * dim + light.haze[c]! * 0.12
    } else skyLight(out, mirrored.dx, mirrored.dy, mirrored.dz)
  }

  /** How much lamplight reaches the ground at a place. */
  const lamplight = (x: number, z: number): number => {
    if (!posts || lamps <= 0) return 0
    const along = (z - posts.from) / posts.step
    if (along < -0.6) return 0
    const dz = (along - Math.max(0, Math.round(along))) * posts.step
    const dx = Math.abs(x - posts.line) - posts.off + 1
    return lamps * Math.exp(-(dx * dx + dz * dz) / 34)
  }

  const shader: Shader = {
    solid(out, ray, hit, pixel, mirrors) {
      const look = plan.looks[city.looks[hit.solid]!]!
      const { nx, ny, nz, t } = hit
      const x = ray.x + ray.dx * t
      const y = ray.y + ray.dy * t
      const z = ray.z + ray.dz * t
      const facing = nx * sun[0] + ny * sun[1] + nz * sun[2]
      const direct = sunAt(x + nx * 0.06, y + ny * 0.06, z + nz * 0.06, facing)
      const open = (0.62 + 0.38 * ny) * (0.62 + 0.38 * smoothstep(0, 46, y))
      const bounce = 0.2 * (1 - ny) * smoothstep(70, 0, y)
      if (look.kind === 'leaves') {
        const clump = 0.62 + 0.55 * noise.at(x * 0.9 + z * 0.5, y * 1.1 + z * 0.8) + 0.3 * noise.at(x * 2.3, y * 2.3 + z * 2.1)
        const through = 0.25 + 0.75 * Math.max(0, 0.35 + 0.65 * facing)
        const lit = direct > 0 || facing <= 0 ? through : 0.12
        for (let c = 0; c < 3; c++)
          out[c] = Math.max(0.1, clump) * look.wall[c]! * (light.ambient[c]! * (0.55 + 0.45 * ny) + light.sun[c]! * lit * (veiled ? 0.5 : 0.85))
        return
      }
      if (look.kind === 'cloth') {
        // Stripes run down an awning; hair begins at a height.
        const second = look.bay ? Math.floor(z / look.bay) & 1 : look.storey && y > look.storey
        const own = second ? look.glass : look.wall
        for (let c = 0; c < 3; c++) out[c] = own[c]! * (light.ambient[c]! * (0.7 + 0.3 * ny) + light.sun[c]! * (direct + 0.1))
        return
      }
      const level = ny > 0.6 && look.kind !== 'sign'
      if (level) {
        const worn = 0.8 + 0.25 * noise.at(x * 0.23, z * 0.23)
        const seam = chance(Math.floor(x / 4), Math.floor(z / 4), look.salt) * 0.12
        for (let c = 0; c < 3; c++) {
          const base = (look.kind === 'plain' ? look.wall[c]! : 0.12 + 0.35 * look.wall[c]!) * (worn - seam)
          const albedo = base + (SNOW[c]! - base) * snow
          out[c] = albedo * (light.ambient[c]! * 1.05 + light.sun[c]! * direct)
        }
        return
      }
      const u = Math.abs(nx) > Math.abs(nz) ? z : x
      if (look.kind === 'neon') {
        const shine = BOARD_GLOW + (ny !== 0 ? 0 : TUBE_GLOW) * tubeAt(u, y, look.storey, look.salt, pixel)
        for (let c = 0; c < 3; c++) out[c] = look.wall[c]! * shine
        return
      }
      const slant = Math.max(0.12, Math.abs(ray.dx * nx + ray.dz * nz) / Math.hypot(ray.dx, ray.dy, ray.dz))
      readFacade(look, u, y, pixel / slant, pixel, busy, surface)
      const { shade, lit } = surface
      // A board with the shop's name runs over its window.
      const board = posts && y > 4.4 && y < 5.2 && hasWindows(look.kind) ? SIGNS[Math.floor(chance(Math.floor(u / 7.3), look.salt, 5) * SIGNS.length)] : undefined
      const glass = board ? 0 : surface.glass
      const tilt = surface.tilt
      const grain = (0.93 + 0.1 * noise.at(u * 0.05 + nx * 9, y * 0.03) + (pixel < 0.2 ? 0.07 * noise.at(u * 1.7, y * 2.9) : 0)) * (1 + surface.ledge)
      // Snow catches on sills and ledges.
      const sill = snow * 0.25 * (1 - glass)
      for (let c = 0; c < 3; c++) {
        const wall = ((board ?? look.wall)[c]! * grain * (1 - wet * 0.25)) * (1 - sill) + SNOW[c]! * sill
        const light0 = light.ambient[c]! * open + light.sun[c]! * (direct + bounce)
        out[c] = wall * light0
      }
      // Signs are lit from within as it gets dark.
      if (board || look.kind === 'sign') for (let c = 0; c < 3; c++) out[c] = out[c]! + (board ?? look.wall)[c]! * lamps * 0.9
      if (glass > 0.01) {
        const cosine = clamp(-(ray.dx * nx + ray.dy * ny + ray.dz * nz) / Math.hypot(ray.dx, ray.dy, ray.dz))
        const mirror = (look.kind === 'curtain' ? 0.3 : 0.14) + 0.7 * (1 - cosine) ** 4
        if (mirrors) reflection(glance, ray, t, nx + (nx === 0 ? tilt : 0), tilt * 0.6, nz + (nz === 0 ? tilt : 0), 9)
        const seen = mirrors ? glance : light.haze
        for (let c = 0; c < 3; c++) {
          const inner = look.glass[c]! * (light.ambient[c]! * open * 0.9 + light.sun[c]! * direct * 0.28) * shade
          const pane = inner * (1 - mirror) + seen[c]! * mirror * (0.55 + 0.9 * look.glass[c]!)
          out[c] = out[c]! * (1 - glass) + pane * glass
        }
      }
      if (lit > 0 && !board) {
        const room = look.salt % 4 === 0 ? COOL_ROOM : WARM_ROOM
        for (let c = 0; c < 3; c++) out[c] = out[c]! + lit * glow * room[c]!
      }
    },
    ground(out, ray, t, pixel, lawn) {
      const x = ray.x + ray.dx * t
      const z = ray.z + ray.dz * t
      const direct = sunAt(x, 0.05, z, sun[1])
      readGround(plan, x, z, pixel, lawn, floor)
      const { road, park, off, colour } = floor
      const patch = 0.84 + 0.22 * noise.at(x * 0.11, z * 0.11) + (park ? 0.2 * noise.at(x * 0.7, z * 0.7) : 0)
      const white = snow * (road ? 0.5 + 0.4 * Math.sin(off * 2.4) : 0.92)
      const shade = patch * (1 - 0.45 * wet)
      const pool = lamplight(x, z)
      for (let c = 0; c < 3; c++) out[c] = (colour[c]! * shade * (1 - white) + SNOW[c]! * white) * (light.ambient[c]! * 0.8 + light.sun[c]! * direct + LAMP[c]! * pool)
      if (wet <= 0) return
      // What wet asphalt mirrors is blurred: one look does for the next pixel too.
      const near = shared && Math.abs(x - puddle.x) + Math.abs(z - puddle.z) < 3 * pixel
      shared = !near
      if (!near) {
        const rough = 0.03 * noise.at(x * 0.9, z * 0.9) + 0.012 * noise.at(x * 5, z * 5)
        reflection(puddle.light, ray, t, rough, 1, rough, 40)
        puddle.x = x
        puddle.z = z
      }
      const cosine = -ray.dy / Math.hypot(ray.dx, ray.dy, ray.dz)
      const pools = 0.5 + 0.5 * smoothstep(-0.25, 0.3, noise.fbm(x * 0.16, z * 0.09, 3))
      const share = wet * pools * (0.1 + 0.8 * (1 - cosine) ** 4) * (park ? 0.2 : 1)
      for (let c = 0; c < 3; c++) out[c] = out[c]! * (1 - share * 0.6) + puddle.light[c]! * share
    },
  }
  return shader
}
