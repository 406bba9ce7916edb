import { smoothstep } from '../../pixels/colour.ts'
import type { RasterImage } from '../../pixels/linear-image.ts'
import { mapToBytes } from '../../pixels/map-values.ts'
import { boxBlur, type Plane } from '../../pixels/plane.ts'
import { fitWithin, type Size } from '../../pixels/raster.ts'
import { Stretch } from '../../pixels/stretch.ts'
import { boundsOf } from '../../vision/bounds.ts'
import { connectedComponents } from '../../vision/components.ts'
import type { OpenCv } from '../../vision/opencv.ts'
import type { Watch } from '../../vision/watch.ts'
import type { Clothed } from './clothed.ts'
import { isShade, strapSides, wayToCloth, type StrapSides } from './strap-sides.ts'

/** Longest side at which straps are looked for: they are too thin for the side that garments are found at. */
const STRAP_SIDE = 512

/** How far off skin lies beside a strap, in heights of the face. */
const BREADTH = 0.12

/** How far a colour lies on the way from skin to cloth, from where on it may be a strap. */
const MOSTLY_CLOTH = 0.55

/**
 * Adds to the opacity of a garment, in place, its straps and trimmings: thin runs between bare skin that reach the garment
 * and whose colour lies on the straight way from the skin around them to the cloth nearby.
 */
export function addStraps(cv: OpenCv, photo: RasterImage, clothed: Clothed, part: Plane, alpha: Plane, watch: Watch): void {
  const size = fitWithin(photo, STRAP_SIDE)
  const sides = strapSides(photo, clothed, part, size, watch)
  watch.checkCancelled()
  const found = runsFrom(cv, sides, size, watch)
  watch.checkCancelled()
  const bounds = boundsOf(found, size, 0.01)
  if (!bounds) return
  const { width, height, channels, data } = photo
  const stretch = new Stretch(size, photo)
  const scale = width / size.width
  const bottom = Math.min(height, Math.ceil((bounds.top + bounds.height + 1) * scale))
  const right = Math.min(width, Math.ceil((bounds.left + bounds.width + 1) * scale))
  for (let y = Math.max(0, Math.floor((bounds.top - 1) * scale)); y < bottom; y++) {
    if (y % 64 === 0) watch.checkCancelled()
    stretch.row(y)
    for (let x = Math.max(0, Math.floor((bounds.left - 1) * scale)); x < right; x++) {
      const i = y * width + x
      if (alpha[i]! > 0.98) continue
      const share = stretch.at(found, x)
      if (share < 0.02) continue
      const at = i * channels
      const read = (plane: Plane) => stretch.at(plane, x)
      const { way, aside } = wayToCloth(sides, read, data[at]! / 255, data[at + 1]! / 255, data[at + 2]! / 255)
      alpha[i] = Math.max(alpha[i]!, smoothstep(0, 0.5, share) * smoothstep(0.12, 0.75, way) * smoothstep(0.6, 0.4, aside))
    }
  }
}

/** 1 on thin runs of cloth colour between skin that hang together with the garment, and on what borders on it. */
function runsFrom(cv: OpenCv, sides: StrapSides, size: Size, { checkCancelled }: Watch): Plane {
  const { width, height } = size
  const { colours: [red, green, blue], garment, bare, near, open } = sides
  const runs = new Float32Array(width * height)
  for (let i = 0; i < runs.length; i++) {
    if (garment[i]! > 0.5 || open[i]! < 0.5 || near[i]! < 0.005 || bare[i]! < 0.2) continue
    const { way, aside } = wayToCloth(sides, (plane) => plane[i]!, red[i]!, green[i]!, blue[i]!)
    if (way > MOSTLY_CLOTH && aside < 0.45 && !isShade(sides, i)) runs[i] = 1
  }
  checkCancelled()
  const thin = runs.map((value, i) => (value && betweenSkin(sides, size, i) ? 1 : 0))
  const grownGarment = boxBlur(garment, width, height, 2)
  const joined = mapToBytes(thin, (value, i) => (value || grownGarment[i]! > 0.02 ? 1 : 0))
  const { labels } = connectedComponents(cv, joined, size)
  const dressed = new Set<number>()
  for (let i = 0; i < labels.length; i++) if (garment[i]! > 0.9) dressed.add(labels[i]!)
  checkCancelled()
  const kept = runs.map((value, i) => (value && (thin[i] ? dressed.has(labels[i]!) : grownGarment[i]! > 0.4) ? 1 : 0))
  return boxBlur(kept, width, height, 3).map((value) => smoothstep(0, 0.15, value))
}

/** Across, down, and both slants. */
const ACROSS = [[1, 0], [0, 1], [0.7, 0.7], [0.7, -0.7]] as const

/** Whether bare skin lies on two opposite sides, as far off as straps are broad. */
function betweenSkin({ isSkin, faceHeight }: StrapSides, { width, height }: Size, i: number): boolean {
  const away = BREADTH * faceHeight
  const skinAt = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && isSkin[y * width + x]! > 0.3
  const [x, y] = [i % width, Math.floor(i / width)]
  return ACROSS.some(([across, down]) => {
    const [dx, dy] = [Math.round(across * away), Math.round(down * away)]
    return skinAt(x + dx, y + dy) && skinAt(x - dx, y - dy)
  })
}
