import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { EngineState } from '#contract/endpoints/desk/engines.ts'
import { useGeneratorWords } from '~/entities/generator/use-generator-words.ts'
import styles from './engines.module.css'

/** What an engine can make, by which model, and how long that takes. */
export function OfferTable({ offers }: Pick<EngineState, 'offers'>) {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const wordsOf = useGeneratorWords(null)
  const format = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1 })
  const seconds = (value: number | undefined) => (value === undefined ? '–' : t`${format.format(value)} 秒`)
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`玩法`}</th>
            <th scope="col">{t`模型`}</th>
            <th scope="col">{t`一半快于`}</th>
            <th scope="col">{t`95% 快于`}</th>
            <th scope="col">{t`照片和文字`}</th>
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <tr key={offer.id}>
              <td>{i18n._(wordsOf(offer.generator).name)}</td>
              <td>{offer.model}</td>
              <td>{seconds(offer.p50)}</td>
              <td>{seconds(offer.p95)}</td>
              <td>{offer.stays ? t`留在本机` : t`发往外部服务`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
