import type { ReelLayer } from '../film/reel/reel-spec.ts'
import type { Language } from '../lettering/language.ts'
import type { Size } from '../pixels/raster.ts'
import { drawLines, lineMeasure } from './draw-lines.ts'
import { breakLines } from './break-lines.ts'

const MOST_LINES = 2
/** Shares of the film's shorter side. */
const LETTERS = 0.056
/** Shares of the film's width and height that captions keep free: players and phones put their buttons there. */
const SIDES = 0.07
const FOOT = { wide: 0.075, tall: 0.14 }
/** Nothing is said at the very moment of a change of picture. */
const GAP = 0.12

interface CaptionPlace {
  size: Size
  language: Language
  /** Seconds of the film. */
  start: number
  end: number
}

/** A caption as layers of a film: two lines at a time, one after the other where it is longer, each as long as its share of the words. */
export function captionLayers(text: string, { size, language, start, end }: CaptionPlace): ReelLayer[] {
  const letters = Math.round(Math.min(size.width, size.height) * LETTERS)
  const writing = { hand: 'text', size: letters, weight: 700, colour: '#ffffff', locale: language } as const
  const lines = breakLines(text, { language, width: size.width * (1 - 2 * SIDES), measure: lineMeasure(writing) })
  const screens = Array.from({ length: Math.ceil(lines.length / MOST_LINES) }, (_, i) => lines.slice(i * MOST_LINES, (i + 1) * MOST_LINES))
  const all = lines.join('').length
  const foot = size.height * (size.height > size.width ? FOOT.tall : FOOT.wide)
  let from = start + GAP
  return screens.map((screen) => {
    const until = from + ((end - start - 2 * GAP) * screen.join('').length) / all
    const { picture, margin } = drawLines(screen, writing)
    const layer = { picture, left: Math.round((size.width - picture.width) / 2), top: Math.round(size.height - foot - picture.height + margin), start: from, end: until, fade: 0.2 }
    from = until
    return layer
  })
}
