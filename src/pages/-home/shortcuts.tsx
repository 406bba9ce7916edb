import { useLingui } from '@lingui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { generatorListQuery } from '~/entities/generator/generator.queries.ts'
import { useGeneratorWords } from '~/entities/generator/use-generator-words.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { widthsOf } from '~/shared/lib/thumbnail.ts'
import { useMoved } from '~/shared/ui/media/use-in-sight.ts'
import { useReached } from '~/shared/ui/media/use-reached.ts'
import styles from './home-page.module.css'

/** How many have their pictures from the start: those in sight of a phone, and of most desktops. */
const IN_SIGHT = { phone: 2, desktop: 6 }
/** As the style sheet has it: 230 of 375 design pixels, which are real ones on wide screens. */
const SIZES = '(width > 960px) 230px, 62vw'

/** The generators, one tap away, each on a picture it made. */
export function Shortcuts() {
  const { i18n } = useLingui()
  const { data } = useSuspenseQuery(generatorListQuery)
  const { data: user } = useSuspenseQuery(userQuery)
  const wordsOf = useGeneratorWords(user)
  const all = data.categories.flatMap((category) => category.generators)
  const { row, reached, reach } = useReached(IN_SIGHT)
  // Each link costs time before the page answers, and most of them are far to the side.
  const shown = useMoved() ? all : all.slice(0, reached + 1)
  return (
    <nav ref={row} className={styles.shortcuts} onScroll={reach}>
      {shown.map((generator, at) => {
        const words = wordsOf(generator.id)
        const [example] = generator.examples
        return (
          <Link key={generator.id} to={generator.path as LinkProps['to']} className={styles.shortcut}>
            {example && at < reached && (
              <img srcSet={widthsOf(example.after)} sizes={SIZES} src={example.after} alt="" width={640} height={640} loading="lazy" decoding="async" />
            )}
            <span>
              <strong>{i18n._(words.name)}</strong>
              <small>{i18n._(words.promise)}</small>
            </span>
          </Link>
        )
      })}
    </nav>
  )
}
