import type { Locale } from '#config'
import type { Banner } from '#contract/endpoints/gallery.ts'
import { invitationRules } from '#contract/invitation-rules.ts'
import { createSpeaker } from '../../words/speaker.ts'
import { squareWords } from '../../words/square.ts'
import type { ActivityRow } from '../activities/activities.table.ts'

/** Of pictures without a face: what is on the horizon stays clear of the words, which stand below. */
const CROP = 0.36
/** Of covers with a face: their eyes are above the words. */
const coverCrops: Readonly<Record<string, number>> = { 'orange-cat-sun': 0.78 }

/** The product's own, by the words that they say. */
const own = [
  { id: 'write', picture: '/examples/text-to-image-pro/2.webp', crop: CROP, link: '{/functionList/draw/textDraw}' },
  { id: 'comic', picture: '/examples/photo-to-anime/0.webp', crop: 0.1, link: '{/functionListThree/draw/zpzdm}' },
  { id: 'studio', picture: '/examples/dunhuang-goddess/0.webp', crop: 0.53, link: '{/functionListThree/draw/dhnsysz}' },
  { id: 'friends', picture: '/examples/festive-sweet/0.webp', crop: 0.48, link: '{/functionList/draw/friend}' },
] as const

const say = createSpeaker(squareWords)

/** What the square shows above the works: activities that go on, and then what the product says of itself. */
export function bannersOf(going: readonly Pick<ActivityRow, 'id' | 'titles' | 'summaries' | 'cover'>[], locale: Locale): Banner[] {
  const activities = going.map(({ id, titles, summaries, cover }) => ({
    id,
    picture: `/prompts/${cover}.webp`,
    crop: coverCrops[cover] ?? CROP,
    link: `{/functionSquare/activity/details?id=${id}}`,
    title: titles[locale],
    text: summaries[locale],
  }))
  const ofOurs = own.map(({ id, picture, crop, link }) => ({
    id,
    picture,
    crop,
    link,
    title: say(locale, `banner.${id}.title`),
    text: say(locale, `banner.${id}.text`, { points: invitationRules.points.invited }),
  }))
  return [...activities, ...ofOurs]
}
