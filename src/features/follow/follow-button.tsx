import { Trans } from '@lingui/react/macro'
import { Check, Plus } from 'lucide-react'
import { Button } from '~/shared/ui/button/button.tsx'
import { useFollow } from './follow.mutations.ts'

interface FollowButtonProps {
  id: string
  followed: boolean
  /** Runs what only a logged-in person may do. */
  onAsk: (action: () => void) => void
}

export function FollowButton({ id, followed, onAsk }: FollowButtonProps) {
  const follow = useFollow(id)
  return (
    <Button
      size="small"
      icon={followed ? Check : Plus}
      tone={followed ? 'quiet' : 'secondary'}
      aria-pressed={followed}
      loading={follow.isPending}
      onClick={() => onAsk(() => follow.mutate(!followed))}
    >
      {followed ? <Trans>已关注</Trans> : <Trans>关注</Trans>}
    </Button>
  )
}
