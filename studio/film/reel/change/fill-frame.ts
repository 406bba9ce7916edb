import type { FilmPlanes } from '../../stage/film-stage.ts'
import { filmColour } from '../../stage/planes.ts'
import type { ReelColour } from '../reel-spec.ts'

/** Fills a frame with one colour. */
export function fillFrame({ luma, chroma: [blues, reds] }: FilmPlanes, [red, green, blue]: ReelColour): void {
  const [grey, towardsBlue, towardsRed] = filmColour(red, green, blue)
  luma.data.fill(Math.round(grey))
  blues.data.fill(Math.round(towardsBlue))
  reds.data.fill(Math.round(towardsRed))
}
