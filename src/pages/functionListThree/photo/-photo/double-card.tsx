import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Double } from '#contract/endpoints/photo-studio.ts'
import { useLocalDate } from '~/shared/lib/use-local-date.ts'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { DeleteDouble } from './delete-double.tsx'
import styles from './double-card.module.css'

/** A double that is ready: its face, what was made of it, and what can be done. */
export function DoubleCard({ double, nth }: { double: Double; nth: number }) {
  const { t } = useLingui()
  const date = useLocalDate()
  const { id, portraits, works, createdAt } = double
  const made = date(createdAt, { dateStyle: 'medium' })
  return (
    <article className={styles.card}>
      <Link to="/functionListThree/photo/create_clone" search={{ id }} aria-label={t`分身 ${nth} 的标准像`} className={styles.cover}>
        {portraits[0] && <img src={portraits[0].url} alt={t`分身 ${nth}`} />}
        <span className={styles.strip}>
          {portraits.slice(1).map((portrait) => (
            <img key={portrait.id} src={portrait.url} alt="" />
          ))}
        </span>
      </Link>
      <div className={styles.line}>
        <div className={styles.words}>
          <h2>
            <Trans>分身 {nth}</Trans>
          </h2>
          <p>
            {made} · {works > 0 ? <Plural value={works} one="# 件作品" other="# 件作品" /> : <Trans>还没有成片</Trans>}
          </p>
        </div>
        <DeleteDouble double={double} />
      </div>
      <div className={styles.pair}>
        <ButtonLink to="/functionListThree/photo/create" search={{ id }} tone="primary">
          <Trans>拍写真</Trans>
        </ButtonLink>
        <ButtonLink to="/functionListThree/photo/picture" search={{ id }}>
          <Trans>看成片</Trans>
        </ButtonLink>
      </div>
    </article>
  )
}
