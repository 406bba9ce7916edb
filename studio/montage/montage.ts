import type { ReelShot, ReelSpec } from '../film/reel/reel-spec.ts'
import type { Language } from '../lettering/language.ts'
import type { Music } from '../music/synthesise-music.ts'
import type { Size } from '../pixels/raster.ts'
import { cutsOf, type Cut } from './cuts.ts'
import { layouts } from './layouts/layouts.ts'
import { overlays } from './overlays.ts'
import type { MontagePhoto } from './photo.ts'
import { pile } from './pile.ts'
import type { Template, TemplateName } from './template.ts'
import { templates } from './templates.ts'
import { titles } from './titles.ts'

export interface MontageWish {
  template: TemplateName
  photos: readonly MontagePhoto[]
  /** Nothing is written where it is empty. */
  title: string
  language: Language
  size: Size
  seconds: number
  seed: number
}

/** A title stands this long at least, and at most, seconds. */
const TITLE = { least: 2, most: 4.5 }

/** Puts photos together by a template, on the beats of its music. */
export function montageOf(wish: MontageWish, { beats, bars }: Pick<Music, 'beats' | 'bars'>): ReelSpec {
  const template = templates[wish.template]
  const { photos, size, seconds, seed, title, language } = wish
  const cuts = cutsOf({ beats, seconds, pattern: template.beats, shows: template.layouts.map((name) => layouts[name].shows), photos: photos.length })
  const piled = template.piled && pile({ cuts, photos, size, seconds, seed })
  const end = bars.find((bar) => bar >= TITLE.least && bar <= TITLE.most) ?? TITLE.least + 0.5
  const written = title === '' ? [] : titles[template.title](title, { size, language, end, beats })
  const over = template.overlays.flatMap((name) => overlays[name]({ size, seconds, cuts, beats, seed }))
  return {
    size,
    seed,
    shots: piled ? [{ ...piled.shot, ...(template.begins && { enter: template.begins }) }] : cuts.map((cut, i) => shotOf(cut, i, template, wish)),
    layers: [...(piled ? piled.layers : []), ...over, ...written],
    ending: template.ends,
    ...(template.grade && { grade: template.grade }),
    ...(template.accents && { accents: { kind: template.accents.kind, strength: template.accents.strength, times: template.accents.on === 'bars' ? bars : beats } }),
  }
}

const turn = <Item>(items: readonly Item[], i: number) => items[i % items.length]!

function shotOf({ seconds, photos: shown }: Cut, i: number, template: Template, { photos, size, seed }: MontageWish): ReelShot {
  const { layout } = layouts[turn(template.layouts, i)]
  const enter = i === 0 ? template.begins : turn(template.changes, i)
  const staged = {
    photos: shown.map((photo) => photos[photo]!), size, seed: seed + i, move: turn(template.moves, i), strength: template.strength, life: template.life ?? [],
  }
  return { ...layout(staged), seconds, ...(enter && { enter }) }
}
