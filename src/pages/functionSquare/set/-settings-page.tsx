import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Download, Info, KeyRound, LogIn, PackageOpen, UserX } from 'lucide-react'
import { appConfig } from '#config'
import type { User } from '#contract/entities.ts'
import { passinfoQuery } from '~/entities/user/passinfo.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { Devices } from '~/features/devices/devices.tsx'
import { LanguageRow } from '~/features/settings/language-row.tsx'
import { LogOutRow } from '~/features/settings/log-out-row.tsx'
import { Privacy } from '~/features/settings/privacy.tsx'
import { useLocalDate } from '~/shared/lib/use-local-date.ts'
import { Avatar } from '~/shared/ui/avatar/avatar.tsx'
import { Card } from '~/shared/ui/card/card.tsx'
import { ListRowLink } from '~/shared/ui/list-row/list-row.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import styles from './-set.module.css'

const HERE = '/functionSquare/set/index'

export function SettingsPage() {
  const { t } = useLingui()
  const { data: user } = useSuspenseQuery(userQuery)
  return (
    <Page width="reading" title={t`设置`} backTo="/square/account/user">
      <div className={styles.sections}>
        <Card flush>
          {user ? <Account user={user} /> : <ListRowLink to="/functionSquare/login/index" search={{ back: HERE }} icon={LogIn} title={t`登录`} />}
          <LanguageRow />
          <ListRowLink to="/down" icon={Download} title={t`下载应用`} description={t`装到手机或电脑的桌面上`} />
        </Card>
        {user && <Devices />}
        <Privacy />
        {user && (
          <Card flush>
            <LogOutRow />
            <LogOutRow everywhere />
          </Card>
        )}
        {user && <OwnData user={user} />}
        <Card flush>
          <ListRowLink to="/functionSquare/about/user" icon={Info} title={t`关于我们`} description={t`版本、协议和联系方式`} />
        </Card>
        <p className={styles.version}>
          <Trans>
            版本 {appConfig.appVersion}（{appConfig.appVersionCode}）
          </Trans>
        </p>
      </div>
    </Page>
  )
}

function Account({ user }: { user: User }) {
  const { t } = useLingui()
  return (
    <>
      <ListRowLink
        to="/functionSquare/set/personInfo"
        lead={<Avatar src={user.avatar} size={40} />}
        title={user.nickname}
        description={t`个人资料`}
      />
      {user.phone && <PasswordRow />}
    </>
  )
}

function OwnData({ user: { leavesAt } }: { user: User }) {
  const { t } = useLingui()
  const date = useLocalDate()
  const when = leavesAt === undefined ? undefined : date(leavesAt, { dateStyle: 'long' })
  return (
    <Card flush>
      <ListRowLink to="/functionSquare/set/myData" icon={PackageOpen} title={t`我的数据`} description={t`把作品和记录打包下载`} />
      <ListRowLink
        to="/functionSquare/set/deletion"
        icon={UserX}
        tone="danger"
        title={t`注销账号`}
        description={when ? t`${when}注销，在那之前可以保留` : t`删除账号和其中的全部内容`}
      />
    </Card>
  )
}

function PasswordRow() {
  const { t } = useLingui()
  const { data } = useQuery(passinfoQuery)
  return (
    <ListRowLink
      to="/functionSquare/login/password"
      search={{ back: HERE }}
      icon={KeyRound}
      title={data?.hasPassword ? t`修改密码` : t`设置密码`}
      value={data && (data.hasPassword ? t`已设置` : t`未设置`)}
    />
  )
}
