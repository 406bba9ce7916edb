import { Trans } from '@lingui/react/macro'
import { Paintbrush } from 'lucide-react'
import type { Work } from '#contract/entities.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { useForm } from '../form.ts'
import styles from './offers.module.css'

/** Under a result that lacks some of the words: the way to a model that takes whatever is written. */
export function PaintWith({ work }: { work: Work }) {
  const { all, chosen, isKeptBack, choose } = useForm().offers
  if (!work.description?.unknown?.length || !chosen) return null
  const other = all.find((offer) => offer.reads === undefined && !isKeptBack(offer))
  const reader = chosen.reads === undefined ? chosen : other
  if (!reader) return null
  const { id, model } = reader
  if (reader === chosen)
    return (
      <p className={styles.quiet} role="status">
        <Trans>接下来由 {model} 来画，整句描述它都会读</Trans>
      </p>
    )
  return (
    <Button size="small" icon={Paintbrush} onClick={() => choose(id)}>
      <Trans>用 {model} 来画</Trans>
    </Button>
  )
}
