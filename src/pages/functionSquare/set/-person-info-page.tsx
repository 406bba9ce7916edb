import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { useId } from 'react'
import type { User } from '#contract/entities.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { useBindMobile } from '~/features/bind-mobile/bind-mobile.tsx'
import { AvatarField } from '~/features/profile/avatar-field.tsx'
import { InterestsField } from '~/features/profile/interests-field.tsx'
import { BioField, GenderField, NicknameField } from '~/features/profile/profile-fields.tsx'
import { ProfileFormFrame } from '~/features/profile/profile-form-frame.tsx'
import { useProfileForm } from '~/features/profile/use-profile-form.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { Card } from '~/shared/ui/card/card.tsx'
import { ListRow, ListRowButton } from '~/shared/ui/list-row/list-row.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { toast } from '~/shared/ui/toast/toast.ts'
import styles from './-set.module.css'

export function PersonInfoPage() {
  const { data: user } = useSuspenseQuery(userQuery)
  // Whoever is being logged out is already on the way to another page. Another account begins with its own profile.
  return user && <PersonInfo key={user.id} user={user} />
}

function PersonInfo({ user }: { user: User }) {
  const { t } = useLingui()
  const id = useId()
  const form = useProfileForm(user, () => toast({ text: t`已保存`, tone: 'success' }))
  return (
    <Page
      width="reading"
      title={t`个人资料`}
      backTo="/square/account/user"
      action={
        <Button type="submit" form={id} tone="primary" size="large" loading={form.saving} disabled={!form.changed}>
          <Trans>保存</Trans>
        </Button>
      }
    >
      <div className={styles.sections}>
        <ProfileFormFrame id={id} form={form}>
          <AvatarField form={form} />
          <NicknameField form={form} />
          <GenderField form={form} />
          <BioField form={form} />
          <InterestsField form={form} />
        </ProfileFormFrame>
        <Card flush>
          <PhoneRow phone={user.phone} />
        </Card>
      </div>
    </Page>
  )
}

function PhoneRow({ phone }: Pick<User, 'phone'>) {
  const { t } = useLingui()
  const bindMobile = useBindMobile()
  if (phone) return <ListRow icon={Smartphone} title={t`手机号`} value={phone} />
  return <ListRowButton icon={Smartphone} title={t`绑定手机号`} description={t`绑定后可以创作和发布`} onClick={() => bindMobile.send({ type: 'OPEN' })} />
}
