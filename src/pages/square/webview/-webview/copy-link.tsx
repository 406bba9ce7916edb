import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Link2 } from 'lucide-react'
import { copyText } from '~/shared/lib/copy-text.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import styles from './webview.module.css'

export function CopyLink({ url, size }: { url: string; size: 'small' | 'large' }) {
  const { i18n } = useLingui()
  return (
    <Button icon={Link2} size={size} onClick={() => void copyText(url, i18n)}>
      <span className={styles.words}>
        <Trans>复制链接</Trans>
      </span>
    </Button>
  )
}
