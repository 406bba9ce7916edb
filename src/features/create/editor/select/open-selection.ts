import type { Point } from '../simplify.ts'
import { toLab } from './lab.ts'
import type { Pixels } from './pixels.ts'
import { selectArea } from './select-area.ts'

/** The pixels once, then a question for each tap. */
export type SelectionMessage = { pixels: Pixels } | { question: number; at: Point }
export interface SelectionAnswer {
  question: number
  outline: Point[] | undefined
}

export interface Selection {
  /** The outline of what a tap means; nothing where no edges can be told. */
  at: (point: Point) => Promise<Point[] | undefined>
  close: () => void
}

/** Makes a photo ready for taps. A large one takes a moment, so it is done beside the page where the browser can. */
export function openSelection(pixels: Pixels): Selection {
  if (typeof Worker !== 'undefined') return besideThePage(pixels)
  const picture = toLab(pixels)
  return { at: async (point) => selectArea(picture, point), close: () => {} }
}

function besideThePage(pixels: Pixels): Selection {
  const worker = new Worker(new URL('./select.worker.ts', import.meta.url), { type: 'module' })
  const waiting: ((outline: Point[] | undefined) => void)[] = []
  worker.onmessage = ({ data: { question, outline } }: MessageEvent<SelectionAnswer>) => waiting[question]?.(outline)
  const broken = new Promise<never>((_, reject) => {
    worker.onerror = () => reject(new Error('The worker has failed'))
  })
  // It is said at the tap.
  broken.catch(() => {})
  const tell = (message: SelectionMessage, transfer: Transferable[] = []) => worker.postMessage(message, transfer)
  tell({ pixels }, [pixels.data.buffer])
  return {
    at: (point) => {
      const answer = new Promise<Point[] | undefined>((resolve) => tell({ question: waiting.push(resolve) - 1, at: point }))
      return Promise.race([answer, broken])
    },
    close: () => worker.terminate(),
  }
}
