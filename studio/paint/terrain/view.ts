/**
 * A camera that looks straight ahead: its tilt is a shift of the horizon, as with a view camera, so each
 * column of the picture is one vertical plane of the world, and a mirror image in level water is the same
 * camera below the water. World: x right, y up, z ahead of the eye, which stands at x = 0, z = 0.
 */
export interface View {
  width: number
  height: number
  /** Pixels for a slope of 1. */
  focal: number
  /** Row of the horizon, in pixels from the top. */
  horizon: number
  eye: number
}

/** `lens` 1 sees 53° across a square; `horizon` is a share of the height from the top. */
export function createView(width: number, height: number, lens: number, horizon: number, eye: number): View {
  return { width, height, focal: Math.sqrt(width * height) * lens, horizon: height * horizon, eye }
}

/** What level water at `level` mirrors, at a `share` of the view's resolution; its lowest row lies at the horizon. */
export function mirroredView(view: View, level: number, share: number): View {
  const height = Math.max(2, Math.ceil((view.height - view.horizon) * share * 1.08))
  return {
    width: Math.max(2, Math.ceil(view.width * share)), height,
    focal: view.focal * share, horizon: height, eye: 2 * level - view.eye,
  }
}

export type HeightAt = (x: number, z: number) => number

export interface MarchRange {
  near: number
  far: number
  /** Smallest and largest step, and the step as a share of the distance. */
  step: readonly [smallest: number, largest: number, share: number]
}

const stepAt = (t: number, [smallest, largest, share]: MarchRange['step']) => Math.min(largest, Math.max(smallest, t * share))

/** Distance ahead (z) of what each pixel sees of a height field; Infinity for the sky. Front to back, a column at a time. */
export function marchColumns(view: View, heightAt: HeightAt, range: MarchRange, checkCancelled: () => void): Float32Array {
  const { width, height, focal, horizon, eye } = view
  const distance = new Float32Array(width * height).fill(Infinity)
  for (let px = 0; px < width; px++) {
    if ((px & 31) === 0) checkCancelled()
    const tx = (px + 0.5 - width / 2) / focal
    let row = height
    let t0 = range.near
    let h0 = heightAt(tx * t0, t0)
    for (let t = t0; t < range.far && row > 0; t += stepAt(t, range.step)) {
      const h = heightAt(tx * t, t)
      const top = horizon - ((h - eye) / t) * focal
      while (row > 0 && row - 0.5 >= top) {
        row--
        const slope = (horizon - row - 0.5) / focal
        const u = (eye + slope * t0 - h0) / (h - h0 - slope * (t - t0) || 1e-9)
        distance[row * width + px] = t0 + (t - t0) * (u < 0 ? 0 : u > 1 ? 1 : u)
      }
      t0 = t
      h0 = h
    }
  }
  return distance
}

/** Where the view meets level water, 0 or 1; what is up to `slack` above it counts. */
export function waterSeen({ width, height, focal, horizon, eye }: View, distance: Float32Array, level: number, slack: number): Float32Array {
  const wet = new Float32Array(width * height)
  for (let at = Math.max(0, Math.ceil(horizon)) * width; at < wet.length; at++) {
    const slope = (horizon - Math.floor(at / width) - 0.5) / focal
    if (eye + slope * distance[at]! <= level + slack + 1e-3 * distance[at]!) wet[at] = 1
  }
  return wet
}

/** `marchColumns` for a mirrored view: only what stands above `level` is seen, from its foot at the water upwards. */
export function marchMirror(
  view: View, heightAt: HeightAt, level: number, range: MarchRange, checkCancelled: () => void,
): Float32Array {
  const { width, height, focal, horizon, eye } = view
  const distance = new Float32Array(width * height).fill(Infinity)
  for (let px = 0; px < width; px++) {
    if ((px & 31) === 0) checkCancelled()
    const tx = (px + 0.5 - width / 2) / focal
    let highest = height
    let lowest = -1
    // Rows between the foot of a near shore and that of the next one: open water that mirrors what rises behind.
    let gapTop = 0
    let gapBottom = -1
    for (let t = range.near; t < range.far && highest > 0; t += stepAt(t, range.step)) {
      const h = heightAt(tx * t, t)
      if (h <= level) continue
      const top = Math.max(0, Math.ceil(horizon - ((h - eye) / t) * focal - 0.5))
      // The row that the shore cuts counts as shore, or bright sky would show as specks along it.
      const foot = Math.min(height - 1, Math.ceil(horizon - ((level - eye) / t) * focal - 0.5))
      if (lowest >= 0 && foot > lowest + 1) {
        if (gapBottom < gapTop) gapTop = lowest + 1
        gapBottom = foot
      }
      for (; gapBottom >= Math.max(top, gapTop); gapBottom--) {
        const at = gapBottom * width + px
        if (distance[at] === Infinity) distance[at] = t
      }
      for (let row = Math.min(highest - 1, foot); row >= top; row--) distance[row * width + px] = t
      const below = lowest >= 0 ? Math.max(top, lowest + 1) : height
      for (let row = below; row <= foot; row++) distance[row * width + px] = t
      highest = Math.min(highest, top)
      lowest = Math.max(lowest, foot)
    }
  }
  return distance
}
