import { Trans } from '@lingui/react/macro'
import { Paintbrush } from 'lucide-react'
import type { Work } from '#contract/entities.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { useForm } from '../form.ts'
import styles from './offers.module.css'
import { useReader } from './use-reader.ts'

/** Under a result that lacks some of the words: the way to a model that takes whatever is written. */
export function PaintWith({ work }: { work: Work }) {
  const { offers } = useForm()
  const reader = useReader()
  const { unknown = [], insteadOf } = work.description ?? {}
  if (unknown.length === 0 || !reader) return null
  const { id, model } = reader
  if (reader === offers.chosen) {
    // It was asked already, and could not.
    if (insteadOf) return null
    return (
      <p className={styles.quiet} role="status">
        <Trans>接下来由 {model} 来画，整句描述它都会读</Trans>
      </p>
    )
  }
  return (
    <Button size="small" icon={Paintbrush} onClick={() => offers.choose(id)}>
      <Trans>用 {model} 来画</Trans>
    </Button>
  )
}
