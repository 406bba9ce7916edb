import { silence, type Stereo } from './stereo.ts'

/** Lengths of the echoes in samples at 48 kHz, after Freeverb (Jezar at Dreampoint, public domain). */
const COMBS = [1215, 1293, 1390, 1476, 1548, 1623, 1695, 1760]
const DIFFUSERS = [605, 480, 371, 245]
/** The right ear's walls are a little farther. */
const SPREAD = 25
const DAMPING = 0.32

/** The sound of the room that a mix is played in, without the mix itself. */
export function roomOf({ left, right }: Stereo, length: number): Stereo {
  const out = silence(left.length)
  const feedback = 0.7 + 0.27 * length
  ring(left, right, out.left, 0, feedback)
  ring(left, right, out.right, SPREAD, feedback)
  return out
}

function ring(left: Float32Array, right: Float32Array, out: Float32Array, spread: number, feedback: number): void {
  for (const delay of COMBS) {
    const line = new Float32Array(delay + spread)
    let at = 0
    let dull = 0
    for (let i = 0; i < out.length; i++) {
      const heard = line[at]!
      dull = heard * (1 - DAMPING) + dull * DAMPING
      line[at] = (left[i]! + right[i]!) * 0.015 + dull * feedback
      if (++at === line.length) at = 0
      out[i] = out[i]! + heard
    }
  }
  for (const delay of DIFFUSERS) {
    const line = new Float32Array(delay + spread)
    let at = 0
    for (let i = 0; i < out.length; i++) {
      const heard = line[at]!
      const sample = out[i]!
      line[at] = sample + heard * 0.5
      out[i] = heard - sample
      if (++at === line.length) at = 0
    }
  }
}
