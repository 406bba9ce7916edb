import { useLingui } from '@lingui/react/macro'
import { Link, useRouter, type LinkProps } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import styles from './page.module.css'

/** Back to where the person came from; a plain link up for who opened the page directly. */
export function BackLink({ to }: { to: LinkProps['to'] }) {
  const { t } = useLingui()
  const { history } = useRouter()
  const back = (event: MouseEvent) => {
    if (!history.canGoBack() || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    history.back()
  }
  return (
    <Link to={to} onClick={back} className={styles.back} aria-label={t`返回`}>
      <ChevronLeft aria-hidden />
    </Link>
  )
}
