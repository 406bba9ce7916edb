import { lowPass, samplesOf } from '../instruments/note.ts'
import { loudnessOf } from './loudness.ts'
import type { Stereo } from './stereo.ts'

/** LUFS: what services of films and music bring everything to, about. */
const LOUDNESS = -16
/** Nothing is above this: -1.5 dB, so that encoders have room for what they add. */
const CEILING = 0.84
/** The limiter sees a peak this long before it comes, and lets go this slowly, seconds. */
const AHEAD = 0.005
const LETS_GO = 0.12
const LOWEST = 28
const FADE_IN = 0.004

interface Ending {
  /** Hertz above which it is dull. */
  dull?: number | undefined
  /** Seconds in which it dies away. */
  fade: number
}

/** Makes a mix ready to be heard: its loudness, its peaks, a beginning and an end without a click. Changes it in place. */
export function master(mix: Stereo, { dull, fade }: Ending): void {
  for (const channel of [mix.left, mix.right]) {
    const [rumble, top] = [lowPass(), lowPass()]
    for (let i = 0; i < channel.length; i++) {
      const clean = channel[i]! - rumble(channel[i]!, LOWEST)
      channel[i] = dull === undefined ? clean : top(clean, dull)
    }
  }
  const gain = 10 ** ((LOUDNESS - loudnessOf(mix)) / 20)
  if (Number.isFinite(gain)) limit(mix, gain)
  const [begins, ends] = [samplesOf(FADE_IN), samplesOf(fade)]
  for (const channel of [mix.left, mix.right]) {
    for (let i = 0; i < Math.min(begins, channel.length); i++) channel[i] = channel[i]! * (i / begins)
    for (let i = 0; i < Math.min(ends, channel.length); i++) {
      const at = channel.length - 1 - i
      channel[at] = channel[at]! * Math.sin(((i / ends) * Math.PI) / 2) ** 2
    }
  }
}

/** Brings the mix to its loudness and holds its peaks: down before they come, and slowly back. */
function limit({ left, right }: Stereo, gain: number): void {
  const ahead = samplesOf(AHEAD)
  const back = 1 - Math.exp(-1 / samplesOf(LETS_GO))
  const down = 1 - Math.exp(-4 / ahead)
  const needed = (i: number) => {
    const peak = gain * Math.max(Math.abs(left[i]!), Math.abs(right[i]!))
    return peak > CEILING ? CEILING / peak : 1
  }
  // The least that is needed within the look ahead, by a queue of falling minima.
  const queue: { at: number; value: number }[] = []
  let first = 0
  let held = 1
  const push = (at: number) => {
    const value = needed(at)
    while (queue.length > first && queue.at(-1)!.value >= value) queue.pop()
    queue.push({ at, value })
  }
  for (let i = 0; i < Math.min(ahead, left.length); i++) push(i)
  for (let i = 0; i < left.length; i++) {
    if (i + ahead < left.length) push(i + ahead)
    while (queue[first]!.at < i) first++
    const least = queue[first]!.value
    held += (least - held) * (least < held ? down : back)
    // What is left of a peak after the fall, which is nearly nothing, is cut.
    const now = Math.min(held, needed(i))
    left[i] = left[i]! * gain * now
    right[i] = right[i]! * gain * now
  }
}
