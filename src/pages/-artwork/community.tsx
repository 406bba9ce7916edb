import { useState } from 'react'
import type { Work } from '#contract/entities.ts'
import { Comments } from '~/features/comments/comments.tsx'
import { useRequireLogin } from '~/features/require-login/require-login.tsx'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import styles from './artwork.module.css'
import { Related } from './related.tsx'

const ReportSheet = lazyPart(() => import('~/features/report-work/report-sheet.tsx'), 'ReportSheet', { whenFails: 'over' })

/** Under a work that is or was public: what people say of it, and where it leads. */
export function Community({ work }: { work: Work }) {
  const requireLogin = useRequireLogin()
  const [reported, setReported] = useState<string>()
  const close = () => setReported(undefined)
  return (
    <div className={styles.community}>
      <Comments key={work.id} work={work} onAsk={requireLogin} onReport={setReported} />
      <Related id={work.id} />
      {reported && <ReportSheet id={reported} of="comment" onClose={close} onGiveUp={close} />}
    </div>
  )
}
