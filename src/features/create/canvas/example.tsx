import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { generatorListQuery } from '~/entities/generator/generator.queries.ts'
import { BeforeAfter } from '~/shared/ui/before-after/before-after.tsx'
import { Picture } from '~/shared/ui/picture/picture.tsx'
import styles from './canvas.module.css'

const SIDE = 1024

/** What the generator makes, seen before it is asked for. */
export function Example({ generator }: { generator: string }) {
  const { t } = useLingui()
  const { data } = useQuery(generatorListQuery)
  const card = data?.categories.flatMap((category) => category.generators).find((known) => known.id === generator)
  const [first, ...more] = card?.examples ?? []
  if (!first) return <div className={styles.exampleEmpty} aria-hidden />
  return (
    <div className={styles.example}>
      {first.before ? (
        <BeforeAfter before={first.before} after={first.after} alt={t`示例`} width={SIDE} height={SIDE} demo transparent={generator === 'cutout'} className={styles.examplePicture} />
      ) : (
        <div className={styles.mosaic}>
          {[first, ...more].slice(0, 4).map(({ after }) => (
            <Picture key={after} src={after} alt={t`示例`} width={SIDE} height={SIDE} />
          ))}
        </div>
      )}
      <p className={styles.exampleNote}>
        <Trans>示例，由 Inkling 制作</Trans>
      </p>
    </div>
  )
}
