import { useLingui } from '@lingui/react/macro'
import { useId, useRef, type KeyboardEvent } from 'react'
import { Sheet } from '~/shared/ui/sheet/sheet.tsx'
import { useForm } from '../form.ts'
import { OfferOption } from './offer-option.tsx'
import styles from './offer-sheet.module.css'

/** The choice among a generator's offers. A tap chooses and is done; the arrow keys look at one after the other. */
export function OfferSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { offers } = useForm()
  const group = useId()
  const byKeys = useRef(false)
  const pressed = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') onClose()
    byKeys.current = key === ' ' || key.startsWith('Arrow')
  }
  const clicked = () => {
    // Keys click as well.
    if (!byKeys.current) onClose()
    byKeys.current = false
  }
  return (
    <Sheet open onOpenChange={onClose} title={t`用哪个模型`} description={t`表单只显示它能用上的设置，其余的会替你留着`} placement="center">
      <div role="radiogroup" aria-label={t`用哪个模型`} className={styles.options}>
        {offers.all.map((offer) => (
          <OfferOption key={offer.id} offer={offer} group={group} onKeyDown={pressed} onClick={clicked} />
        ))}
      </div>
    </Sheet>
  )
}
