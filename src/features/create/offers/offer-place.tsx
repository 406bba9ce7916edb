import { Trans } from '@lingui/react/macro'
import { Globe, ShieldCheck } from 'lucide-react'
import type { GeneratorOffer } from '#contract/endpoints/creation.ts'
import styles from './offers.module.css'

/** Whether what a person gives stays here, or where it is sent. */
export function OfferPlace({ offer: { stays, engine }, photos }: { offer: GeneratorOffer; photos: boolean }) {
  const Icon = stays ? ShieldCheck : Globe
  return (
    <span className={styles.place}>
      <Icon aria-hidden />
      <span>
        {stays && (photos ? <Trans>照片留在本站</Trans> : <Trans>文字留在本站</Trans>)}
        {!stays && (photos ? <Trans>照片会发给 {engine}</Trans> : <Trans>文字会发给 {engine}</Trans>)}
      </span>
    </span>
  )
}
