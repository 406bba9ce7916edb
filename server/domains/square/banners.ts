import type { Locale } from '#config'
import type { Banner } from '#contract/endpoints/gallery.ts'
import { invitationRules } from '#contract/invitation-rules.ts'
import { createSpeaker } from '../../words/speaker.ts'
import { squareWords } from '../../words/square.ts'
import type { ActivityRow } from '../activities/activities.table.ts'

/** The product's own, by the words that they say. */
const own = [
  { id: 'write', picture: '/examples/text-to-image-pro/2.webp', link: '{/functionList/draw/textDraw}' },
  { id: 'comic', picture: '/examples/photo-to-anime/0.webp', link: '{/functionListThree/draw/zpzdm}' },
  { id: 'studio', picture: '/examples/dunhuang-goddess/0.webp', link: '{/functionListThree/draw/dhnsysz}' },
  { id: 'friends', picture: '/examples/festive-sweet/0.webp', link: '{/functionList/draw/friend}' },
] as const

const say = createSpeaker(squareWords)

/** What the square shows above the works: activities that go on, and then what the product says of itself. */
export function bannersOf(going: readonly Pick<ActivityRow, 'id' | 'titles' | 'summaries' | 'cover'>[], locale: Locale): Banner[] {
  const activities = going.map(({ id, titles, summaries, cover }) => ({
    id,
    picture: `/prompts/${cover}.webp`,
    link: `{/functionSquare/activity/details?id=${id}}`,
    title: titles[locale],
    text: summaries[locale],
  }))
  const ofOurs = own.map(({ id, picture, link }) => ({
    id,
    picture,
    link,
    title: say(locale, `banner.${id}.title`),
    text: say(locale, `banner.${id}.text`, { points: invitationRules.points.invited }),
  }))
  return [...activities, ...ofOurs]
}
