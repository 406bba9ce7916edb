import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { GeneratorCard as Generator } from '#contract/endpoints/creation.ts'
import { BeforeAfter } from '~/shared/ui/before-after/before-after.tsx'
import { Picture } from '~/shared/ui/picture/picture.tsx'
import type { GeneratorWords } from '../generator.words.ts'
import styles from './generator-card.module.css'

/** Examples are cut square so that the wall stays even. */
const SIDE = 608
/** Two beside each other on phones, more where there is room. */
const SIZES = '(width > 960px) 300px, 47vw'

/** A generator as a living example: before and after that turn by themselves, or a picture it made. */
export function GeneratorCard({ generator, words }: { generator: Generator; words: GeneratorWords }) {
  const { i18n } = useLingui()
  const [first, ...more] = generator.examples
  return (
    <Link to={generator.path as LinkProps['to']} className={styles.card}>
      <div className={styles.example}>
        {first?.before && generator.makes !== 'text' ? (
          <BeforeAfter before={first.before} after={first.after} alt="" width={SIDE} height={SIDE} sizes={SIZES} demo passive transparent={generator.id === 'cutout'} />
        ) : (
          first && <Picture src={first.after} alt="" width={SIDE} height={SIDE} sizes={SIZES} />
        )}
        {!first?.before && more.length >= 2 && (
          <div className={styles.more} aria-hidden>
            {more.slice(0, 3).map(({ after }) => (
              <Picture key={after} src={after} alt="" width={SIDE} height={SIDE} sizes="100px" />
            ))}
          </div>
        )}
      </div>
      <div className={styles.words}>
        <h3>{i18n._(words.name)}</h3>
        <p>{i18n._(words.promise)}</p>
        <p className={styles.price}>
          {generator.cost === 0 ? <Trans>免费</Trans> : <Plural value={generator.cost} one="# 点灵感值" other="# 点灵感值" />}
          {generator.typicalSeconds !== undefined && (
            <span>
              <Trans>约 {Math.max(1, Math.round(generator.typicalSeconds))} 秒</Trans>
            </span>
          )}
        </p>
      </div>
    </Link>
  )
}
