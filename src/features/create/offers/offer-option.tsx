import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useId, type KeyboardEvent } from 'react'
import type { GeneratorOffer } from '#contract/endpoints/creation.ts'
import { controlsOf } from '#contract/generators/control.ts'
import { AboutSeconds } from '../about-seconds.tsx'
import { fieldWords } from '../controls/field-words.ts'
import { useForm } from '../form.ts'
import { KeptBack } from './kept-back.tsx'
import { fieldsOf } from './offer-fields.ts'
import { OfferPlace } from './offer-place.tsx'
import sheetStyles from './offer-sheet.module.css'
import styles from './offers.module.css'

interface OfferOptionProps {
  offer: GeneratorOffer
  /** The radios' common name. */
  group: string
  onKeyDown: (event: KeyboardEvent) => void
  onClick: () => void
}

export function OfferOption({ offer, group, onKeyDown, onClick }: OfferOptionProps) {
  const { offers } = useForm()
  const { id, model, engine, about, seconds, stays, licence, homepage } = offer
  const keptBack = offers.isKeptBack(offer)
  const unused = useUnused(offer)
  const own = useId()
  return (
    <div className={sheetStyles.option} data-unavailable={keptBack || undefined}>
      <label className={sheetStyles.choice}>
        <input
          type="radio"
          name={group}
          checked={offers.chosen?.id === id}
          disabled={keptBack}
          onChange={() => offers.choose(id)}
          onKeyDown={onKeyDown}
          onClick={onClick}
          aria-labelledby={`${own}-name`}
          aria-describedby={`${own}-facts`}
        />
        <span className={styles.facts}>
          <span className={sheetStyles.head}>
            <span id={`${own}-name`} className={styles.name}>
              {model}
            </span>
            {seconds !== undefined && (
              <span className={sheetStyles.seconds}>
                <AboutSeconds seconds={seconds} />
              </span>
            )}
          </span>
          <span id={`${own}-facts`} className={sheetStyles.details}>
            {about && <span className={sheetStyles.words}>{about}</span>}
            <span className={styles.about}>
              {stays && engine !== model && <span>{engine}</span>}
              <OfferPlace offer={offer} photos={offers.photos} />
            </span>
            {unused !== '' && (
              <span>
                <Trans>用不上：{unused}</Trans>
              </span>
            )}
          </span>
        </span>
      </label>
      {keptBack && <KeptBack />}
      {(licence || homepage) && (
        <p className={sheetStyles.source}>
          {licence && (
            <span>
              <Trans>许可：{licence}</Trans>
            </span>
          )}
          {homepage && (
            <a href={homepage} target="_blank" rel="noreferrer" className={styles.link}>
              <Trans>模型主页</Trans>
            </a>
          )}
        </p>
      )}
    </div>
  )
}

/** The fields of the generator that an offer does not use, in words. */
function useUnused(offer: GeneratorOffer): string {
  const { i18n } = useLingui()
  const { generator } = useForm()
  const used = fieldsOf(generator, offer).map(({ name }) => name)
  const words = controlsOf(generator).flatMap(({ name }) => (used.includes(name) ? [] : (fieldWords(generator.id, name) ?? [])))
  return new Intl.ListFormat(i18n.locale, { style: 'narrow', type: 'conjunction' }).format(words.map((word) => i18n._(word)))
}
