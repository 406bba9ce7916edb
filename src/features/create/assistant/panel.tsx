import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { useWide } from '~/shared/ui/media/use-wide.ts'
import { Sheet } from '~/shared/ui/sheet/sheet.tsx'
import styles from './assistant.module.css'

interface PanelProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

/** Help beside the prompt: a sheet on phones, in place on wide screens, where the prompt stays in sight. */
export function Panel({ open, onClose, title, children }: PanelProps) {
  const wide = useWide()
  if (!wide)
    return (
      <Sheet open={open} onOpenChange={onClose} title={title}>
        {children}
      </Sheet>
    )
  return open && <InPlace title={title} onClose={onClose}>{children}</InPlace>
}

function InPlace({ title, onClose, children }: Omit<PanelProps, 'open'>) {
  const { t } = useLingui()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section ref={panel} aria-label={title} className={styles.panel}>
      <header>
        <h3>{title}</h3>
        <IconButton icon={X} label={t`收起`} onClick={onClose} />
      </header>
      <div>{children}</div>
    </section>
  )
}
