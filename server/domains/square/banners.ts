import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { Banner } from '#contract/endpoints/gallery.ts'
import { invitationRules } from '#contract/invitation-rules.ts'
import type { Platform } from '../../platform/platform.ts'
import { remember } from '../../platform/remember.ts'
import { createSpeaker } from '../../words/speaker.ts'
import { squareWords } from '../../words/square.ts'
import { activities } from '../activities/activities.table.ts'
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
const productBanners = ({ locale }: Viewer): Banner[] =>
  own.map(({ id, picture, link }) => ({
    id,
    picture,
    link,
    title: say(locale, `banner.${id}.title`),
    text: say(locale, `banner.${id}.text`, { points: invitationRules.points.invited }),
  }))

/** How long the activities are the same for everybody, and how many are told. */
const KNOWN_SECONDS = 30
const MOST_ACTIVITIES = 2

/** Activities that go on, the one that ends first before the others, and then the product's own. */
export function createBanners({ db, clock }: Pick<Platform, 'db' | 'clock'>): BannersFor {
  const known = remember(clock, KNOWN_SECONDS, () => {
    const now = clock.now()
    const goesOn = and(eq(activities.active, true), lte(activities.opensAt, now), gt(activities.endsAt, now))
    return db.select().from(activities).where(goesOn).orderBy(asc(activities.endsAt), asc(activities.id)).limit(MOST_ACTIVITIES)
  })
  return async (viewer) => {
    const going = (await known()).map(({ id, titles, summaries, cover }) => ({
      id,
      picture: `/prompts/${cover}.webp`,
      link: `{/functionSquare/activity/details?id=${id}}`,
      title: titles[viewer.locale],
      text: summaries[viewer.locale],
    }))
    return [...going, ...productBanners(viewer)]
  }
}
