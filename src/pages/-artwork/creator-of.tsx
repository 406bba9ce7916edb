import { useLingui } from '@lingui/react'
import type { Work } from '#contract/entities.ts'
import { findGenerator } from '#contract/generators/generators.ts'
import { CreatorLine } from '~/entities/creator/ui/creator-line.tsx'
import { useGeneratorWords } from '~/entities/generator/use-generator-words.ts'
import type { User } from '#contract/entities.ts'
import { FollowButton } from '~/features/follow/follow-button.tsx'
import { useRequireLogin } from '~/features/require-login/require-login.tsx'

/** Who made a work, with what, and the way to follow them. */
export function CreatorOf({ work, user }: { work: Work; user: User | null }) {
  const { i18n } = useLingui()
  const wordsOf = useGeneratorWords(user)
  const requireLogin = useRequireLogin()
  const { owner } = work
  return (
    <CreatorLine
      person={owner}
      note={findGenerator(work.generator) && i18n._(wordsOf(work.generator).name)}
      action={!work.mine && <FollowButton id={owner.id} followed={owner.followed ?? false} onAsk={requireLogin} />}
    />
  )
}
