import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { LayoutGrid, Wand2 } from 'lucide-react'
import { useState } from 'react'
import type { GeneratorCard } from '#contract/endpoints/creation.ts'
import type { Work } from '#contract/entities.ts'
import { generatorListQuery } from '~/entities/generator/generator.queries.ts'
import { useGeneratorWords } from '~/entities/generator/use-generator-words.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { Picture } from '~/shared/ui/picture/picture.tsx'
import { Sheet } from '~/shared/ui/sheet/sheet.tsx'
import { nextGenerators } from './next-generators.ts'
import styles from './send-on.module.css'

const SIDE = 144

/** The generators that can go on with a work as their photo: the likeliest at hand, all of them in a sheet. */
export function SendOn({ work }: { work: Work }) {
  const { t } = useMacro()
  const [all, setAll] = useState(false)
  const { data } = useQuery(generatorListQuery)
  const { cards, likely } = nextGenerators(work, data?.categories.flatMap(({ generators }) => generators) ?? [])
  if (cards.length === 0) return null
  return (
    <section className={styles.sendOn}>
      <h2>
        <Trans>接着用</Trans>
      </h2>
      <ul className={styles.row}>
        {cards.slice(0, likely).map((card) => (
          <li key={card.id}>
            <NextLink card={card} work={work} />
          </li>
        ))}
        {cards.length > likely && (
          <li>
            <button type="button" className={styles.next} onClick={() => setAll(true)}>
              <span className={styles.picture}>
                <LayoutGrid aria-hidden />
              </span>
              <Trans>更多</Trans>
            </button>
          </li>
        )}
      </ul>
      <Sheet open={all} onOpenChange={setAll} title={t`用这张图接着做`} placement="center">
        <ul className={styles.grid}>
          {cards.map((card) => (
            <li key={card.id}>
              <NextLink card={card} work={work} />
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  )
}

function NextLink({ card, work }: { card: GeneratorCard; work: Work }) {
  const { i18n } = useLingui()
  const { data: user } = useQuery(userQuery)
  const wordsOf = useGeneratorWords(user)
  const [example] = card.examples
  return (
    <Link to={card.path as LinkProps['to']} search={{ photo: work.id } as never} className={styles.next}>
      {example ? (
        <Picture src={example.after} alt="" width={SIDE} height={SIDE} className={styles.picture} />
      ) : (
        <span className={styles.picture}>
          <Wand2 aria-hidden />
        </span>
      )}
      {i18n._(wordsOf(card.id).name)}
    </Link>
  )
}
