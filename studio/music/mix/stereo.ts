/** Two channels of the same length, -1..1. */
export interface Stereo {
  left: Float32Array
  right: Float32Array
}

export const silence = (samples: number): Stereo => ({ left: new Float32Array(samples), right: new Float32Array(samples) })

/** Adds a sound at a place, as far as there is room; from -1 (left) to 1 (right) its power stays the same. */
export function addAt({ left, right }: Stereo, sound: Float32Array, at: number, gain: number, pan: number): void {
  const angle = ((pan + 1) * Math.PI) / 4
  const [toLeft, toRight] = [gain * Math.cos(angle), gain * Math.sin(angle)]
  const end = Math.min(sound.length, left.length - at)
  for (let i = 0; i < end; i++) {
    const sample = sound[i]!
    left[at + i] = left[at + i]! + sample * toLeft
    right[at + i] = right[at + i]! + sample * toRight
  }
}
