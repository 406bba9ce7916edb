import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { User } from '#contract/entities.ts'
import { useSessionStore } from '~/entities/session/session-store.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { InterestsField } from '~/features/profile/interests-field.tsx'
import { useProfileForm } from '~/features/profile/use-profile-form.ts'
import { WelcomeStep } from './welcome-step.tsx'

const route = getRouteApi('/functionSquare/login/interestTags')

export function InterestTagsPage() {
  const { data: user } = useSuspenseQuery(userQuery)
  // Whoever is being logged out is already on the way to another page.
  return user && <InterestTags user={user} />
}

function InterestTags({ user }: { user: User }) {
  const { t } = useLingui()
  const { back } = route.useSearch()
  const navigate = route.useNavigate()
  const session = useSessionStore()
  const goOn = () => {
    session.set({ isreg: false })
    void navigate({ to: '/functionSquare/login/improveInfo', search: { back }, replace: true })
  }
  const form = useProfileForm(user, goOn)
  return (
    <WelcomeStep
      title={t`选择兴趣`}
      question={<Trans>你喜欢画什么？</Trans>}
      note={<Trans>选几个感兴趣的，以后可以在个人资料里修改</Trans>}
      form={form}
      nextLabel={<Trans>下一步</Trans>}
      onSkip={goOn}
    >
      <InterestsField form={form} large />
    </WelcomeStep>
  )
}
