import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { EyeOff, Hourglass } from 'lucide-react'
import { useState } from 'react'
import type { WorkStanding as Standing } from '#contract/endpoints/moderation.ts'
import { moderationWords } from '~/entities/moderation/moderation.words.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { workStandingQuery } from './work-standing.queries.ts'
import styles from './work-standing.module.css'

/** For the few who have something to say. */
const AppealSheet = lazyPart(() => import('./appeal-sheet.tsx'), 'AppealSheet', { whenFails: 'over' })

/** Tells the owner of a work that is held or hidden why, and lets them say something to it. */
export function WorkStanding({ id, hidden }: { id: string; hidden: boolean }) {
  const { t } = useLingui()
  const { data: standing } = useQuery(workStandingQuery(id))
  const [appealing, setAppealing] = useState(false)
  const close = () => setAppealing(false)
  const Icon = hidden ? EyeOff : Hourglass
  return (
    <section className={styles.standing} aria-label={t`作品状态`}>
      <h2>
        <Icon aria-hidden />
        {hidden ? t`已从广场撤下` : t`正在审核，只有你能看到`}
      </h2>
      <p>{hidden ? t`作品还在你的创作里，暂时不能公开。` : t`我们会尽快看，通过后自动发布到广场，并发消息告诉你。`}</p>
      {standing && <Why standing={standing} />}
      {standing?.appeal && (
        <p className={styles.said}>
          <strong>{standing.appeal.waits ? t`你的说明已收到，我们会尽快回复：` : t`你的申诉没有通过：`}</strong> {standing.appeal.words}
        </p>
      )}
      {standing && !standing.appeal && (
        <Button size="small" onClick={() => setAppealing(true)}>{hidden ? t`申诉` : t`补充说明`}</Button>
      )}
      {appealing && <AppealSheet id={id} hidden={hidden} onClose={close} onGiveUp={close} />}
    </section>
  )
}

function Why({ standing: { reasons, note } }: { standing: Standing }) {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  if (note) return <p>{t`原因：${note}`}</p>
  if (reasons.length === 0) return null
  return (
    <ul>
      {reasons.map((reason) => (
        <li key={reason}>{i18n._(moderationWords[reason])}</li>
      ))}
    </ul>
  )
}
