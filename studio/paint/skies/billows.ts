import type { Noise } from '../../pixels/noise.ts'

const SIDE = 512
/** Units of the tile, in heights of the eye over the clouds; it is laid mirrored. */
const REACH = 22
/** Highest cloud. */
const TOP = 0.92
const STEPS = 56

export interface CloudHit {
  distance: number
  /** 0 hollow .. 1 crest. */
  height: number
  /** Slope to the right and away from the eye, -1..1. */
  lit: number
  back: number
  /** How open it lies beside what is round it, 0..1. */
  hollow: number
}

/** Tops of cumulus as heights over a plane, met by rays from one height over it. */
export function billows(noise: Noise, offset: number, checkCancelled: () => void) {
  const heights = new Float32Array(SIDE * SIDE)
  for (let j = 0; j < SIDE; j++) {
    if (j % 32 === 0) checkCancelled()
    for (let i = 0; i < SIDE; i++) {
      const [x, z] = [(i / SIDE) * REACH + offset, (j / SIDE) * REACH]
      const wide = 0.5 + 0.5 * noise.fbm(x * 0.28, z * 0.28, 2)
      // Folded noise makes domes that meet in creases, and domes on those.
      const dome = (frequency: number, shift: number) => Math.min(1, Math.abs(noise.at(x * frequency + shift, z * frequency + 0.7 * shift)) * 1.75) ** 0.72
      const [domes, puffs, curls, fine] = [dome(0.5, 0.4 * wide), dome(1.25, 9), dome(2.9, 5), dome(6.4, 2)]
      heights[j * SIDE + i] = TOP * (0.35 + 0.65 * wide) * (0.08 + 0.48 * domes + 0.25 * puffs * (0.4 + 0.6 * domes) + 0.13 * curls * (0.3 + 0.7 * puffs) + 0.06 * fine)
    }
  }
  const fold = (value: number) => {
    const t = Math.abs(value) % (2 * SIDE)
    return t < SIDE ? t : 2 * SIDE - t
  }
  const heightAt = (x: number, z: number): number => {
    const u = fold((x / REACH + 0.5) * SIDE), v = fold((z / REACH) * SIDE)
    const i = Math.min(SIDE - 2, u | 0), j = Math.min(SIDE - 2, v | 0)
    const s = Math.min(1, u - i), t = Math.min(1, v - j), at = j * SIDE + i
    return (heights[at]! * (1 - s) + heights[at + 1]! * s) * (1 - t) + (heights[at + SIDE]! * (1 - s) + heights[at + SIDE + 1]! * s) * t
  }
  const hit: CloudHit = { distance: 0, height: 0, lit: 0, back: 0, hollow: 0 }
  return {
    /** Where a ray that goes `across` and down by `slope` for each unit forward first meets a cloud. */
    meet(across: number, slope: number): CloudHit | undefined {
      const start = slope > 0.01 ? Math.min(60, (1 - TOP) / slope) : 6
      let z = Math.max(0.15, start)
      let before = z
      for (let k = 0; k < STEPS && z < 90; k++) {
        const y = 1 - slope * z
        const gap = y - heightAt(across * z, z)
        if (gap < 0) {
          // Halve back to the surface.
          let [near, far] = [before, z]
          for (let n = 0; n < 6; n++) {
            const middle = (near + far) / 2
            if (1 - slope * middle < heightAt(across * middle, middle)) far = middle
            else near = middle
          }
          return about(across * far, far)
        }
        before = z
        z += Math.max(0.03 + z * 0.012, Math.min(z * 0.12, gap * 0.7))
        if (slope <= 0 && y > TOP + 0.3) return undefined
      }
      return slope > 0.004 ? about((across * 1) / slope, Math.min(90, 1 / slope)) : undefined
    },
  }

  function about(x: number, z: number): CloudHit {
    const e = 0.03 + z * 0.007
    const h = heightAt(x, z)
    const [left, right, front, back] = [heightAt(x - e, z), heightAt(x + e, z), heightAt(x, z - e), heightAt(x, z + e)]
    const wide = e * 7
    const round = (heightAt(x - wide, z) + heightAt(x + wide, z) + heightAt(x, z - wide) + heightAt(x, z + wide)) / 4
    hit.distance = z
    hit.height = h / TOP
    hit.lit = Math.max(-1, Math.min(1, (right - left) / (2 * e) * 1.1))
    hit.back = Math.max(-1, Math.min(1, (front - back) / (2 * e) * 1.1))
    hit.hollow = Math.max(0, Math.min(1, 0.55 + (h - round) * 3.4))
    return hit
  }
}
