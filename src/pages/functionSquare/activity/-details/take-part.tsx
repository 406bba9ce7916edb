import { Plural, Trans } from '@lingui/react/macro'
import { BookOpen, ImagePlus } from 'lucide-react'
import { useState } from 'react'
import type { Activity } from '#contract/endpoints/activities.ts'
import { EnterSheet } from '~/features/activities/enter-sheet.tsx'
import { useRequireLogin } from '~/features/require-login/require-login.tsx'
import { Button, ButtonLink } from '~/shared/ui/button/button.tsx'
import styles from './activity.module.css'

/** What the person can do here now, and what is left of it. */
export function TakePart({ activity }: { activity: Activity }) {
  const { id, state, theme, used, entriesEach, votesEach } = activity
  const requireLogin = useRequireLogin()
  const [choosing, setChoosing] = useState(false)
  const entered = used?.entries ?? 0
  const left = entriesEach - entered
  return (
    <>
      <p className={styles.left}>
        {state === 'open' && (left > 0 ? <Plural value={left} one="你还能参加 # 件作品" other="你还能参加 # 件作品" /> : <Trans>你的 {entriesEach} 件作品都已参加</Trans>)}
        {state === 'voting' && <Plural value={Math.max(0, votesEach - (used?.votes ?? 0))} one="你还有 # 票，投给喜欢的作品吧" other="你还有 # 票，投给喜欢的作品吧" />}
        {state === 'upcoming' && <Trans>还没有开始，可以先看看提示词，准备几幅</Trans>}
        {state === 'ended' && !activity.winners && <Trans>正在评奖，结果很快公布</Trans>}
      </p>
      <div className={styles.ways}>
        {state === 'open' && left > 0 && (
          <Button tone="primary" size="large" icon={ImagePlus} onClick={() => requireLogin(() => setChoosing(true))}>
            <Trans>参加</Trans>
          </Button>
        )}
        <ButtonLink to="/functionSquare/activity/prompt" search={{ theme }} size="large" icon={BookOpen}>
          <Trans>相关提示词</Trans>
        </ButtonLink>
      </div>
      <EnterSheet activity={id} open={choosing} onOpenChange={setChoosing} />
    </>
  )
}
