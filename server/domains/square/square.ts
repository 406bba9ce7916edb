import { squareThemes, type SquareTheme } from '#contract/endpoints/gallery-choices.ts'
import type { Handlers } from '../../call.ts'
import { createStatement } from '../../platform/database/statement.ts'
import type { Platform } from '../../platform/platform.ts'
import { remember } from '../../platform/remember.ts'
import { createSpeaker } from '../../words/speaker.ts'
import { squareWords } from '../../words/square.ts'
import type { ActivityRow } from '../activities/activities.table.ts'
import { published } from '../gallery/seen-works.ts'
import { bannersOf } from './banners.ts'

/** How long it is the same for everybody. */
const KNOWN_SECONDS = 30
const MOST_ACTIVITIES = 2

const say = createSpeaker(squareWords)

interface Front {
  /** Those that have works. */
  themes: SquareTheme[]
  /** Those that go on, the one that ends first before the others. */
  activities: Pick<ActivityRow, 'id' | 'titles' | 'summaries' | 'cover'>[]
}

/** $1 the themes, $2 the time. */
const readFront = createStatement<Front>(
  'square-front',
  `select array(
    select asked.theme from unnest($1::text[]) as asked (theme)
    where exists (select from works where works.theme = asked.theme and ${published})
      or (asked.theme = 'video' and exists (select from works where works.kind = 'video' and ${published}))
  ) as themes, coalesce((
    select json_agg(json_build_object('id', id, 'titles', titles, 'summaries', summaries, 'cover', cover) order by ends_at, id)
    from (select * from activities where active and opens_at <= $2 and ends_at > $2 order by ends_at, id limit ${MOST_ACTIVITIES}) as going
  ), '[]') as activities`,
)

/** What stands around the works of the square. */
export function createSquare({ db, clock }: Pick<Platform, 'db' | 'clock'>): Handlers<'squareFront'> {
  const known = remember(clock, KNOWN_SECONDS, async () => (await readFront(db, [squareThemes, clock.now()]))[0]!)

  return {
    async squareFront(_request, { locale }) {
      const { themes, activities } = await known()
      const shown = squareThemes.filter((theme) => themes.includes(theme))
      return { banners: bannersOf(activities, locale), themes: shown.map((id) => ({ id, name: say(locale, `theme.${id}`) })) }
    },
  }
}
