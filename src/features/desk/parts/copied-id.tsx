import { useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { copyText } from '~/shared/lib/copy-text.ts'
import styles from './parts.module.css'

/** The beginning of an id, whole in the clipboard when it is pressed. */
export function CopiedId({ id }: { id: string }) {
  const { t, i18n } = useLingui()
  return (
    <button type="button" className={styles.id} title={id} aria-label={t`复制编号 ${id}`} onClick={() => void copyText(id, i18n)}>
      {id.slice(0, 8)}
      <Copy aria-hidden />
    </button>
  )
}
