import type { Size } from '../pixels/raster.ts'
import type { Regions } from './regions.ts'

/** What is known of an area; `x` and `y` are its middle; lengths as shares of the sheet's width and height. */
export interface RegionFacts {
  area: number
  x: number
  y: number
  left: number
  top: number
  width: number
  height: number
  /** Of the box around it, how much it fills. */
  fill: number
  /** Which of the sheet's sides it touches. */
  touches: { top: boolean; bottom: boolean; left: boolean; right: boolean }
  neighbours: Set<number>
}

export function regionFacts({ labels, count }: Regions, { width, height }: Size): RegionFacts[] {
  const boxes = Array.from({ length: count }, () => ({ n: 0, x: 0, y: 0, left: width, top: height, right: 0, bottom: 0 }))
  const neighbours = Array.from({ length: count }, () => new Set<number>())
  const meet = (label: number, other: number) => {
    if (other === label) return
    neighbours[label]!.add(other)
    neighbours[other]!.add(label)
  }
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const label = labels[i]!
      const box = boxes[label]!
      box.n++
      box.x += x
      box.y += y
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
      meet(label, x + 1 < width ? labels[i + 1]! : label)
      meet(label, y + 1 < height ? labels[i + width]! : label)
    }
  }
  return boxes.map(({ n, x, y, left, top, right, bottom }, label) => {
    const [across, down] = [right - left + 1, bottom - top + 1]
    return {
      area: n / (width * height), x: x / n / width, y: y / n / height, left: left / width, top: top / height, width: across / width, height: down / height,
      fill: n / (across * down),
      touches: { top: top === 0, bottom: bottom === height - 1, left: left === 0, right: right === width - 1 },
      neighbours: neighbours[label]!,
    }
  })
}
