import { useLingui } from '@lingui/react/macro'
import { Check, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { contactRules } from '#contract/contact-rules.ts'
import type { Inquiry } from '#contract/endpoints/desk/contact.ts'
import { useDeskAction } from '~/features/desk/action/use-desk-action.ts'
import { errorText } from '~/shared/api/error-text.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { TextArea } from '~/shared/ui/text-field/text-area.tsx'
import styles from './contact.module.css'

/** Whether an inquiry is dealt with, and what colleagues should know of it. */
export function MarkForm({ inquiry }: { inquiry: Inquiry }) {
  const { t, i18n } = useLingui()
  const [note, setNote] = useState(inquiry.note)
  const mark = useDeskAction('deskContactMark')
  const as = (state: Inquiry['state']) => () => mark.mutate({ id: inquiry.id, state, note })
  const handled = inquiry.state === 'handled'
  const changed = note.trim() !== inquiry.note
  return (
    <div className={styles.mark}>
      <TextArea
        label={t`给同事的备注`}
        value={note}
        onChange={setNote}
        maximum={contactRules.noteMax}
        rows={2}
        placeholder={t`谁跟进、说到哪一步；对方看不到`}
        error={mark.error ? errorText(mark.error, i18n) : undefined}
      />
      <div className={styles.buttons}>
        {(handled || changed) && <Button loading={mark.isPending} disabled={!changed} onClick={as(inquiry.state)}>{t`保存备注`}</Button>}
        {handled ? (
          <Button icon={RotateCcw} loading={mark.isPending} onClick={as('new')}>{t`改回待处理`}</Button>
        ) : (
          <Button tone="primary" icon={Check} loading={mark.isPending} onClick={as('handled')}>{t`标为已跟进`}</Button>
        )}
      </div>
    </div>
  )
}
