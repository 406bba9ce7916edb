import type { Step } from '../server.ts'

/** One state of the bar that the server draws over itself: `|=====>   | 3/6 - 5.11it/s`. */
const BAR = /\|\s*(\d+)\/(\d+)\s+-\s+[\d.]+\s*(?:it\/s|s\/it)/

/** Takes what the server prints, in whatever pieces it comes, and tells each step that it shows. */
export function createStepReader(onStep: (step: Step) => void): (printed: string) => void {
  let rest = ''
  return (printed) => {
    const states = (rest + printed).split(/[\r\n]/)
    rest = states.pop()!.slice(-200)
    // The last state stands without an end until the next step: it is told as soon as it can be read.
    const open = BAR.test(rest) ? rest : undefined
    if (open !== undefined) rest = ''
    for (const state of open === undefined ? states : [...states, open]) {
      const [, done, of] = BAR.exec(state) ?? []
      if (done !== undefined && of !== undefined) onStep({ done: Number(done), of: Number(of) })
    }
  }
}
