import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { User } from '#contract/entities.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { AvatarField } from '~/features/profile/avatar-field.tsx'
import { GenderField, NicknameField } from '~/features/profile/profile-fields.tsx'
import { useProfileForm } from '~/features/profile/use-profile-form.ts'
import { internalPath } from '~/shared/lib/internal-path.ts'
import { WelcomeStep } from './welcome-step.tsx'

const route = getRouteApi('/functionSquare/login/improveInfo')

export function ImproveInfoPage() {
  const { data: user } = useSuspenseQuery(userQuery)
  // Whoever is being logged out is already on the way to another page.
  return user && <ImproveInfo user={user} />
}

function ImproveInfo({ user }: { user: User }) {
  const { t } = useLingui()
  const { back } = route.useSearch()
  const navigate = route.useNavigate()
  const goOn = () => void navigate({ href: internalPath(back), replace: true })
  const form = useProfileForm(user, goOn)
  return (
    <WelcomeStep
      title={t`完善资料`}
      question={<Trans>认识一下你</Trans>}
      note={<Trans>发布作品时，大家会看到你的头像和昵称</Trans>}
      form={form}
      nextLabel={<Trans>完成</Trans>}
      onSkip={goOn}
    >
      <AvatarField form={form} />
      <NicknameField form={form} />
      <GenderField form={form} />
    </WelcomeStep>
  )
}
