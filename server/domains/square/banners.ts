import type { Banner } from '#contract/endpoints/gallery.ts'
import { invitationRules } from '#contract/invitation-rules.ts'
import { createSpeaker } from '../../words/speaker.ts'
import { squareWords } from '../../words/square.ts'
import type { Viewer } from '../gallery/work-view.ts'

/** Finds what the square shows somebody above the works, the first one first. */
export type BannersFor = (viewer: Viewer) => Promise<Banner[]>

/** The product's own, by the words that they say. */
const own = [
  { id: 'write', picture: '/examples/text-to-image-pro/2.webp', link: '{/functionList/draw/textDraw}' },
  { id: 'comic', picture: '/examples/photo-to-anime/0.webp', link: '{/functionListThree/draw/zpzdm}' },
  { id: 'studio', picture: '/examples/dunhuang-goddess/0.webp', link: '{/functionListThree/draw/dhnsysz}' },
  { id: 'friends', picture: '/examples/festive-sweet/0.webp', link: '{/functionList/draw/friend}' },
] as const

const say = createSpeaker(squareWords)

/** The banners of the product itself, the same for everybody. */
export const productBanners: BannersFor = async ({ locale }) =>
  own.map(({ id, picture, link }) => ({
    id,
    picture,
    link,
    title: say(locale, `banner.${id}.title`),
    text: say(locale, `banner.${id}.text`, { points: invitationRules.points.invited }),
  }))
