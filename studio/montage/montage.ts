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
    shots: piled ? [{ ...piled.shot, ...(template.begins && { enter: template.begins }) }] : played(cuts, photos).map((cut, i) => shotOf(cut, i, template, wish)),
    layers: [...(piled ? piled.layers : []), ...over, ...written],
    ending: template.ends,
    ...(template.grade && { grade: template.grade }),
    ...(template.accents && { accents: { kind: template.accents.kind, strength: template.accents.strength, times: template.accents.on === 'bars' ? bars : beats } }),
  }
}

const turn = <Item>(items: readonly Item[], i: number) => items[i % items.length]!

/** What each cut shows: a clip goes on where it was left, and begins anew where too little of it is left. */
function played(cuts: readonly Cut[], photos: readonly MontagePhoto[]): { seconds: number; shown: MontagePhoto[] }[] {
  const until = new Map<number, number>()
  const partOf = (place: number, seconds: number): MontagePhoto => {
    const photo = photos[place]!
    if (!photo.clip) return photo
    const left = until.get(place) ?? photo.clip.from
    const from = left + seconds <= photo.clip.seconds ? left : photo.clip.from
    until.set(place, from + seconds)
    return { ...photo, clip: { ...photo.clip, from } }
  }
  return cuts.map(({ seconds, photos: shown }) => ({ seconds, shown: shown.map((place) => partOf(place, seconds)) }))
}

function shotOf({ seconds, shown }: ReturnType<typeof played>[number], i: number, template: Template, { size, seed }: MontageWish): ReelShot {
  const { layout } = layouts[turn(template.layouts, i)]
  const enter = i === 0 ? template.begins : turn(template.changes, i)
  const staged = {
    photos: shown, size, seed: seed + i, move: turn(template.moves, i), strength: template.strength, life: template.life ?? [],
  }
  return { ...layout(staged), seconds, ...(enter && { enter }) }
}
