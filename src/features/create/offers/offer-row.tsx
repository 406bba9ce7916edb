import { Trans } from '@lingui/react/macro'
import { ChevronsUpDown, Paintbrush } from 'lucide-react'
import { useState } from 'react'
import type { GeneratorOffer } from '#contract/endpoints/creation.ts'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { AboutSeconds } from '../about-seconds.tsx'
import { useForm } from '../form.ts'
import { KeptBack } from './kept-back.tsx'
import { OfferPlace } from './offer-place.tsx'
import { OFFER_FIELD } from './offer-refusal.ts'
import styles from './offers.module.css'

/** Most creations are made with what was chosen before. */
const OfferSheet = lazyPart(() => import('./offer-sheet.tsx'), 'OfferSheet', { whenFails: 'over' })

/** What makes the creation and where it takes place; the way to another where there is one. */
export function OfferRow() {
  const { offers, problem } = useForm()
  const { all, chosen, gone } = offers
  const [choosing, setChoosing] = useState(false)
  const said = problem?.field === OFFER_FIELD ? problem.text : undefined
  const shown = chosen ?? all[0]
  if (!shown && gone === undefined && said === undefined) return null
  return (
    <div data-field={OFFER_FIELD} className={styles.maker}>
      {shown && all.length > 1 && (
        <button
          type="button"
          className={styles.row}
          aria-haspopup="dialog"
          onPointerEnter={OfferSheet.prepare}
          onClick={() => setChoosing(true)}
        >
          <Facts offer={shown} />
          <ChevronsUpDown aria-hidden />
        </button>
      )}
      {shown && all.length === 1 && (
        <div className={styles.row}>
          <Facts offer={shown} />
        </div>
      )}
      {shown && !chosen && <KeptBack />}
      {said === undefined ? gone !== undefined && <Gone model={gone} instead={chosen?.model} /> : <Said text={said} />}
      {choosing && <OfferSheet onClose={() => setChoosing(false)} onGiveUp={() => setChoosing(false)} />}
    </div>
  )
}

function Facts({ offer }: { offer: GeneratorOffer }) {
  const { photos } = useForm().offers
  const { model, seconds } = offer
  return (
    <>
      <Paintbrush aria-hidden />
      <span className={styles.facts}>
        <span className={styles.name}>
          <Trans>由 {model} 创作</Trans>
        </span>
        <span className={styles.about}>
          <OfferPlace offer={offer} photos={photos} />
          {seconds !== undefined && (
            <span>
              <AboutSeconds seconds={seconds} />
            </span>
          )}
        </span>
      </span>
    </>
  )
}

function Gone({ model, instead }: { model: string; instead: string | undefined }) {
  return (
    <p className={styles.quiet} role="status">
      {instead === undefined ? <Trans>{model} 现在用不了，先由内置画师来做</Trans> : <Trans>{model} 现在用不了，先由 {instead} 来做</Trans>}
    </p>
  )
}

function Said({ text }: { text: string }) {
  return (
    <p className={styles.refused} role="alert">
      {text}
    </p>
  )
}
