import type { Plane } from '../pixels/plane.ts'
import type { Size } from '../pixels/raster.ts'
import type { PersonParts } from '../vision/person-parts.ts'
import { seenFrom, type FaceMarks } from '../vision/face-marks.ts'

/** How far a frame reaches from between the eyes: to the sides, above and below; between the pupils as 1. */
const REACH = { beside: 1.25, above: 0.35, below: 0.55 }
/** Area of what is worn there, and below the eyes, from where on it is a pair of glasses; in squares of the pupils' distance. */
const LEAST = { all: 0.12, below: 0.042 }
/** From this height on, in the same unit, more than this area is a hat's: its brim hangs before the eyes too. */
const HAT = { above: 0.7, area: 0.3 }

/** How much of what is worn lies before and below the eyes, and whether a hat is above; areas in squares of the pupils' distance. */
function wornAt(things: Plane, { width }: Size, face: FaceMarks): { all: number; below: number; isHatted: boolean } {
  const at = fromEyes(face)
  let [all, below, hat] = [0, 0, 0]
  for (let i = 0; i < things.length; i++) {
    if (things[i]! < 0.4) continue
    const { across, down } = at(i % width, Math.floor(i / width))
    if (down < -HAT.above && Math.abs(across) < REACH.beside) hat++
    if (!isWithin(across, down)) continue
    all++
    if (down > 0.02) below++
  }
  const square = face.unit * face.unit
  return { all: all / square, below: below / square, isHatted: hat > HAT.area * square }
}

/**
 * Whether a face surely wears glasses, by what a trained network takes for worn things (0..1, of the size that the face's
 * pixels are of): not under a hat, whose brim it takes for the same.
 */
export function seesGlasses(things: Plane, size: Size, face: FaceMarks): boolean {
  const { all, below, isHatted } = wornAt(things, size, face)
  return all > LEAST.all && below > LEAST.below && !isHatted
}

/** Degrees by which a head is turned from where on its far lens stands out of the face. */
const TURNED = 18

/** How far up such a lens reaches without its rim and with it, how far aside it is seen what lies behind it, and the share of hair there from where on it is hair. */
const BEHIND = { above: 0.2, rim: 0.6, from: 1, to: 1.6, hair: 0.4 }

/** Makes hair or ground, in place, of the far lens of a turned head where it stands out of the face's oval: what lies behind it is seen through it. */
export function dropFarLens({ hair, skin, things }: PersonParts, { width }: Size, face: FaceMarks, oval: Plane, person: Plane): void {
  if (Math.abs(face.yaw) < TURNED) return
  const at = fromEyes(face)
  const far: number[] = []
  const behind = { hair: 0, all: 1e-6 }
  for (let i = 0; i < person.length; i++) {
    const { across, down } = at(i % width, Math.floor(i / width))
    // The nose points to the far side.
    if (oval[i]! > 0.3 || across * face.yaw <= 0 || -down > BEHIND.rim || down > REACH.below) continue
    // So high beside a forehead only the rim is no skin.
    if (-down > BEHIND.above && skin[i]! > things[i]!) continue
    if (Math.abs(across) < REACH.beside) far.push(i)
    if (Math.abs(across) > BEHIND.from && Math.abs(across) < BEHIND.to) {
      behind.all++
      if (hair[i]! > 0.5) behind.hair++
    }
  }
  const isHair = behind.hair > BEHIND.hair * behind.all
  for (const i of far) {
    if (isHair) [hair[i], skin[i]] = [Math.max(hair[i]!, person[i]!), 0]
    else person[i] = Math.min(person[i]!, hair[i]!)
  }
}

const isWithin = (across: number, down: number) => Math.abs(across) < REACH.beside && -down < REACH.above && down < REACH.below

/** As `seenFrom`, from between the eyes. */
function fromEyes(face: FaceMarks) {
  const [one, other] = face.eyes.map(({ centre }) => centre)
  return seenFrom(face, [(one![0] + other![0]) / 2, (one![1] + other![1]) / 2])
}
