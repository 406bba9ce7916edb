import { squareThemes, type SquareTheme } from '#contract/endpoints/gallery-choices.ts'
import type { Handlers } from '../../call.ts'
import { createStatement } from '../../platform/database/statement.ts'
import type { Platform } from '../../platform/platform.ts'
import { remember } from '../../platform/remember.ts'
import { createSpeaker } from '../../words/speaker.ts'
import { squareWords } from '../../words/square.ts'
import { published } from '../gallery/seen-works.ts'
import type { BannersFor } from './banners.ts'

/** How long the themes are the same for everybody. */
const KNOWN_SECONDS = 30

const say = createSpeaker(squareWords)

const themesWithWorks = createStatement<{ theme: SquareTheme }>(
  'square-themes',
  `select asked.theme from unnest($1::text[]) as asked (theme)
  where exists (select from works where works.theme = asked.theme and ${published})
    or (asked.theme = 'video' and exists (select from works where works.kind = 'video' and ${published}))`,
)

/** What stands around the works of the square. */
export function createSquare({ db, clock }: Pick<Platform, 'db' | 'clock'>, bannersFor: BannersFor): Handlers<'squareFront'> {
  const known = remember(clock, KNOWN_SECONDS, async () => new Set((await themesWithWorks(db, [squareThemes])).map(({ theme }) => theme)))

  return {
    async squareFront(_request, viewer) {
      const [banners, themes] = await Promise.all([bannersFor(viewer), known()])
      const shown = squareThemes.filter((theme) => themes.has(theme))
      return { banners, themes: shown.map((id) => ({ id, name: say(viewer.locale, `theme.${id}`) })) }
    },
  }
}
