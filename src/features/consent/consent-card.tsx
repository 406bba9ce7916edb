import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '~/shared/ui/button/button.tsx'
import styles from './consent-card.module.css'

/** One sentence and two answers of the same weight. */
export function ConsentCard({ onAnswer }: { onAnswer: (consent: boolean) => void }) {
  const { t } = useLingui()
  return (
    <section className={styles.card} aria-label={t`使用记录`}>
      <p>
        <Trans>可以记录你打开了哪些页面、用了哪些功能吗？只用来改进产品，不含你写的字和照片，随时能在设置里关掉。</Trans>
      </p>
      <div className={styles.answers}>
        <Button onClick={() => onAnswer(false)}>
          <Trans>不同意</Trans>
        </Button>
        <Button onClick={() => onAnswer(true)}>
          <Trans>同意</Trans>
        </Button>
      </div>
    </section>
  )
}
