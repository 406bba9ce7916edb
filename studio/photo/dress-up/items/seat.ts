import { scale as dim, type Rgb } from '../../../pixels/colour.ts'
import { after, tilt, turned, type Vec } from '../../../pixels/vector.ts'
import { SETBACK } from '../head-frame.ts'
import type { Part, Wearer } from '../item.ts'
import type { Material, Placing } from '../render/canvas.ts'
import { felt, furShell } from '../render/materials.ts'
import { swollen, type Surface } from '../render/shapes.ts'

/** Of how much further back a head reaches, by how much a hat is longer; the rest moves it. */
const LONGER = 0.6

interface Seat {
  placing: Placing
  /** Of the head where the hat sits, cm. */
  rx: number
  rz: number
}

/** A hat's own frame: the origin in the middle of its brim, y up along the hat; `back` and `side` tilt it, degrees. */
export function seat({ head }: Wearer, height: number, back: number, side = 0, room = 0.4): Seat {
  const { placing, halfWidth, setback } = head
  const middle: Vec = [0, height, -setback]
  const [x, y, z] = turned(placing.rotation, middle)
  return {
    placing: {
      ...placing,
      rotation: after(placing.rotation, tilt(-back, side)),
      origin: [placing.origin[0] + placing.scale * x, placing.origin[1] - placing.scale * y],
      depth: placing.depth + z,
    },
    rx: halfWidth + room,
    // A head that reaches far behind its ears is long; the hat still lies at its forehead.
    rz: Math.max(8.1, halfWidth * 0.98) + LONGER * (setback - SETBACK[0]) + room,
  }
}

/** Fur on a surface: shells of hair, each a little further out. */
export function fur(shape: Surface, placing: Placing, colour: Rgb, wearer: Wearer, length: number, fineness = 5): Part[] {
  const shells = 12
  const skin: Material = felt(dim(colour, 0.62), wearer.light)
  return [
    { shape, placing, material: skin },
    ...Array.from({ length: shells }, (_, i): Part => {
      const height = (i + 1) / shells
      return {
        shape: swollen(shape, length * height),
        placing,
        material: furShell(colour, wearer.light, height, fineness),
        seeThrough: true,
      }
    }),
  ]
}
