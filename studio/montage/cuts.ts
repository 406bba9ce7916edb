/** When a shot is seen, and which photos. */
export interface Cut {
  /** Seconds of the film. */
  start: number
  seconds: number
  /** Places among the photos, in their order. */
  photos: number[]
}

interface Plan {
  /** Seconds of the beats; on the last one the music's last chord is struck. */
  beats: readonly number[]
  seconds: number
  /** Beats of each shot, and how many photos each shows; both go round. */
  pattern: readonly number[]
  shows: readonly number[]
  photos: number
}

/** Cuts a film on its beats, so that every photo is seen: where the pattern leaves too few shots, they are made shorter. */
export function cutsOf(plan: Plan): Cut[] {
  const { pattern, photos, seconds, beats } = plan
  const halves = [pattern, pattern.map((count) => Math.ceil(count / 2)), pattern.map(() => 1)]
  const starts = halves.map((some) => startsOf(plan, some)).find((some) => seenIn(plan, some.length) >= photos) ?? startsOf(plan, [1])
  let next = 0
  return starts.map((start, i) => {
    const count = showsAt(plan, i)
    const shown = Array.from({ length: count }, (_, k) => (next + k) % photos)
    next += count
    return { start: beats[start]!, seconds: (starts[i + 1] === undefined ? seconds : beats[starts[i + 1]!]!) - beats[start]!, photos: shown }
  })
}

/** Never more photos at once than there are. */
const showsAt = ({ shows, photos }: Plan, shot: number) => Math.min(shows[shot % shows.length]!, photos)
const seenIn = (plan: Plan, shots: number) => Array.from({ length: shots }, (_, i) => showsAt(plan, i)).reduce((sum, count) => sum + count, 0)

/** The beats on which shots begin; the last one goes on through the last chord. */
function startsOf({ beats }: Plan, pattern: readonly number[]): number[] {
  const last = beats.length - 1
  const starts = [0]
  for (let i = 0; ; i++) {
    const next = starts.at(-1)! + pattern[i % pattern.length]!
    if (next > last) return starts
    starts.push(next)
  }
}
