import { Trans } from '@lingui/react/macro'
import type { Task } from '#contract/entities.ts'
import { useForm } from '../form.ts'
import styles from './canvas.module.css'

/** Which model makes a creation, where there is more to tell than the built-in one. */
export function Maker({ maker }: { maker: Task['maker'] }) {
  const { offers } = useForm()
  if (!maker) return null
  const { model, insteadOf } = maker
  if (insteadOf === undefined && offers.all.length === 0) return null
  return (
    <p className={styles.madeBy}>
      {insteadOf === undefined ? <Trans>由 {model} 创作</Trans> : <Trans>{insteadOf} 没能完成，改由 {model} 创作</Trans>}
    </p>
  )
}
