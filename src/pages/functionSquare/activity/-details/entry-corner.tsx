import { useLingui } from '@lingui/react/macro'
import { ThumbsUp, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Activity, Entry } from '#contract/endpoints/activities.ts'
import { useVote, useWithdraw } from '~/features/activities/activity.mutations.ts'
import { useWanted } from '~/entities/session/wanted.ts'
import { useRequireLogin } from '~/features/require-login/require-login.tsx'
import { ConfirmDialog } from '~/shared/ui/confirm-dialog/confirm-dialog.tsx'
import styles from './entry-corner.module.css'

/** Over an entry's picture: its votes, and what the person can do with it now. */
export function EntryCorner({ activity, entry }: { activity: Activity; entry: Entry }) {
  if (activity.state === 'voting' && !entry.work.mine) return <Vote activity={activity.id} entry={entry} />
  if (activity.state === 'open') return entry.work.mine && <Withdraw activity={activity.id} entry={entry} />
  return <Votes votes={entry.votes} />
}

function Votes({ votes }: { votes: number }) {
  const { t } = useLingui()
  return (
    <span className={styles.corner} role="img" aria-label={t`${votes} 票`}>
      <ThumbsUp aria-hidden />
      {votes}
    </span>
  )
}

function Vote({ activity, entry: { id, votes, voted } }: { activity: string; entry: Entry }) {
  const { t } = useLingui()
  const requireLogin = useRequireLogin()
  const vote = useVote(activity)
  const wanted = `vote:${id}`
  useWanted(wanted, () => vote.mutate({ entryId: id, on: true }))
  return (
    <button
      type="button"
      className={styles.corner}
      aria-pressed={voted}
      aria-label={t`投票，现在 ${votes} 票`}
      aria-disabled={vote.isPending || undefined}
      onClick={() => !vote.isPending && requireLogin(() => vote.mutate({ entryId: id, on: !voted }), wanted)}
    >
      <ThumbsUp aria-hidden />
      {votes}
    </button>
  )
}

function Withdraw({ activity, entry: { id } }: { activity: string; entry: Entry }) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const withdraw = useWithdraw(activity)
  return (
    <>
      <button type="button" className={styles.corner} aria-label={t`撤回参赛`} onClick={() => setAsking(true)}>
        <Undo2 aria-hidden />
      </button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`撤回这件参赛作品？`}
        description={t`作品仍在广场上；投稿结束前可以再次参加。`}
        confirmLabel={t`撤回`}
        onConfirm={() => {
          setAsking(false)
          withdraw.mutate(id)
        }}
      />
    </>
  )
}
