import { useLingui } from '@lingui/react/macro'
import { Megaphone } from 'lucide-react'
import type { Locale } from '#config'
import { linkOf } from '~/features/messages/message-link.ts'
import { LinkedText } from '~/shared/navigation/linked-text.tsx'
import { useSmartLink } from '~/shared/navigation/smart-link.tsx'
import { ButtonAnchor } from '~/shared/ui/button/button.tsx'
import styles from './broadcasts.module.css'

interface MessagePreviewProps {
  locale: Locale
  title: string
  body: string
  link: string
}

/** A message as its page shows it to people. */
export function MessagePreview({ locale, title, body, link }: MessagePreviewProps) {
  const { t } = useLingui()
  return (
    <article className={styles.message} lang={locale} aria-label={t`预览`}>
      <h3>
        <Megaphone aria-hidden />
        {title || t`标题会显示在这里`}
      </h3>
      <p>
        <LinkedText text={body || t`正文会显示在这里`} />
      </p>
      {link !== '' && <Open link={linkOf(link)} />}
    </article>
  )
}

function Open({ link }: { link: string }) {
  const { t } = useLingui()
  return (
    <div>
      <ButtonAnchor {...useSmartLink(link)}>{t`去看看`}</ButtonAnchor>
    </div>
  )
}
