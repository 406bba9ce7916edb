import { useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { track } from '~/entities/track/track.ts'
import { copyText } from '~/shared/lib/copy-text.ts'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import styles from './invite.module.css'

/** The person's link, to be copied. */
export function InviteLink({ link }: { link: string }) {
  const { t, i18n } = useLingui()
  const copy = async () => {
    if (await copyText(link, i18n)) track('share', { content: 'invite-link' })
  }
  return (
    <div className={styles.link}>
      <span className={styles.address}>{link}</span>
      <IconButton icon={Copy} label={t`复制邀请链接`} onClick={() => void copy()} />
    </div>
  )
}
