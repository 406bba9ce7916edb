import { Trans } from '@lingui/react/macro'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { useForm } from '../form.ts'
import { useReader } from '../offers/use-reader.ts'
import styles from './controls.module.css'

/** Nothing is said before something is written. */
const PromptLimits = lazyPart(() => import('../offers/prompt-limits.tsx'), 'PromptLimits', { whenFails: 'quiet' })

/** Under a prompt, where the painter that reads it knows some words only: what it will make of them. */
export function ReadWords({ prompt }: { prompt: string }) {
  const { offers } = useForm()
  const reader = useReader()
  const hint = (
    <p className={styles.readHint} data-paint-later="line">
      <Trans>边写边告诉你：哪些会画，哪些画不出</Trans>
    </p>
  )
  return (
    offers.builtIn && (
      <div role="status" className={styles.read} data-way-on={reader ? true : undefined}>
        {prompt.trim() === '' ? hint : <PromptLimits prompt={prompt} hint={hint} fallback={hint} />}
      </div>
    )
  )
}
