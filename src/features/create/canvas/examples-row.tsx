import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { generatorListQuery } from '~/entities/generator/generator.queries.ts'
import { initialColumns } from '~/shared/lib/initial-columns.ts'
import { useInSight } from '~/shared/ui/media/use-in-sight.ts'
import { Picture } from '~/shared/ui/picture/picture.tsx'
import styles from './examples-row.module.css'
import { FilmExample } from './late-film-example.ts'

const SIDE = 320
/** As the style sheet has it, a hair less: a phone of three dots to a pixel then takes the picture of 304 dots, not the next one. */
const SIZES = '101px'
/** In sight of a phone. */
const EAGER = 3

interface ExamplesRowProps {
  generator: string
  /** Only their name is in sight, until it is tapped. */
  folded: boolean
}

/** On phones, where the form comes first: what the generator makes, in one line beneath what it is told. */
export function ExamplesRow({ generator, folded }: ExamplesRowProps) {
  const { t } = useLingui()
  const { data } = useQuery(generatorListQuery)
  const examples = data?.categories.flatMap((category) => category.generators).find(({ id }) => id === generator)?.examples ?? []
  if (examples.length === 0) return null
  // Elsewhere the canvas shows them.
  const phone = initialColumns() === 2
  return (
    <details className={styles.examples} open={!folded}>
      <summary data-paint-later="box">
        <Trans>示例，由 Inkling 制作</Trans>
        <ChevronDown aria-hidden />
      </summary>
      <div className={styles.row}>
        {examples.map(({ after, film, workId }, at) => {
          const first = at < EAGER
          const picture = (
            <Place first={first}>
              <Picture src={after} alt={t`示例`} width={SIDE} height={SIDE} sizes={SIZES} eager={phone && !folded && first} />
            </Place>
          )
          return workId === undefined ? (
            <span key={after} data-film={film && ''}>
              {film && !folded && phone ? <FilmExample film={film} poster={after} side={SIDE} fallback={picture} /> : picture}
            </span>
          ) : (
            <Link key={after} to="/functionSquare/square/details" search={{ id: workId }}>
              {picture}
            </Link>
          )
        })}
      </div>
    </details>
  )
}

/** Pictures to the side come behind the page's code. */
function Place({ first, children }: { first: boolean; children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null)
  const shown = useInSight(place, first)
  return (
    <span ref={place} className={styles.place}>
      {shown && children}
    </span>
  )
}
