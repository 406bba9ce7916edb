import { Trans } from '@lingui/react/macro'
import { Check, Plus } from 'lucide-react'
import { useWanted, type Ask } from '~/entities/session/wanted.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { useFollow } from './follow.mutations.ts'

interface FollowButtonProps {
  id: string
  followed: boolean
  /** Runs what only a logged-in person may do. */
  onAsk: Ask
}

export function FollowButton({ id, followed, onAsk }: FollowButtonProps) {
  const follow = useFollow(id)
  const wanted = `follow:${id}`
  useWanted(wanted, () => follow.mutate(true))
  return (
    <Button
      size="small"
      icon={followed ? Check : Plus}
      tone={followed ? 'quiet' : 'secondary'}
      aria-pressed={followed}
      loading={follow.isPending}
      onClick={() => onAsk(() => follow.mutate(!followed), wanted)}
    >
      {followed ? <Trans>已关注</Trans> : <Trans>关注</Trans>}
    </Button>
  )
}
