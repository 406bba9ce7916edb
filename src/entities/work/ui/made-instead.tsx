import { Trans } from '@lingui/react/macro'
import type { Work } from '#contract/entities.ts'
import styles from './description.module.css'

/** Says so where another model had to make it than was asked. */
export function MadeInstead({ work }: { work: Work }) {
  const { insteadOf: asked, model: maker } = work.description ?? {}
  if (!asked || !maker) return null
  const insteadOf = asked.model || asked.engine
  const model = maker.name
  return (
    <p className={styles.instead}>
      <Trans>
        {insteadOf} 没能完成，改由 {model} 创作
      </Trans>
    </p>
  )
}
