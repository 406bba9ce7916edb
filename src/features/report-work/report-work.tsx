import { useLingui } from '@lingui/react/macro'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'

/** Fetched when somebody first asks for it. */
const ReportSheet = lazyPart(() => import('./report-sheet.tsx'), 'ReportSheet', { whenFails: 'over' })

interface ReportWorkProps {
  id: string
  /** Runs what only a logged-in person may do. */
  onAsk: (action: () => void) => void
}

/** The way to say that a work should not be shown. */
export function ReportWork({ id, onAsk }: ReportWorkProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton icon={Flag} label={t`举报`} onClick={() => onAsk(() => setOpen(true))} />
      {open && <ReportSheet id={id} onClose={close} onGiveUp={close} />}
    </>
  )
}
