import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { photoStudioRules } from '#contract/photo-studio.ts'
import { begunOf, doubleReceiptQuery } from '~/entities/double/double.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { VisitorNotice } from '~/features/require-login/visitor-notice.tsx'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { BegunCard } from './begun-card.tsx'
import { DeletedDouble } from './deleted-double.tsx'
import { DoubleCard } from './double-card.tsx'
import styles from './flow.module.css'
import { useDoubles } from './use-doubles.ts'

const { doublesMost } = photoStudioRules
const route = getRouteApi('/functionListThree/photo/main')

/** The studio: one's doubles, and the way to another. */
export function MainPage() {
  const { t } = useLingui()
  const { receipt } = route.useSearch()
  const { data: user } = useSuspenseQuery(userQuery)
  if (receipt)
    return (
      <Page width="reading" title={t`删除回执`} backTo="/functionListThree/photo/main">
        <Deleted receipt={receipt} />
      </Page>
    )
  if (user) return <Doubles />
  return (
    <Page width="reading" title={t`AI 写真`} backTo="/functionSquare/draw/photo">
      <VisitorNotice text={<Trans>登录后，你的数字分身和写真都在这里</Trans>} />
    </Page>
  )
}

function Deleted({ receipt }: { receipt: string }) {
  const { data } = useSuspenseQuery(doubleReceiptQuery(receipt))
  return <DeletedDouble receipt={data} />
}

function Doubles() {
  const { t } = useLingui()
  const doubles = useDoubles()
  const begun = begunOf(doubles)
  const ready = doubles.filter(({ state }) => state === 'ready')
  const start = (
    <ButtonLink to="/functionListThree/photo/gender_selection" tone={ready.length > 0 ? 'secondary' : 'primary'} size="large" fullWidth>
      <Trans>创建新的分身</Trans>
    </ButtonLink>
  )
  return (
    <Page width="reading" title={t`AI 写真`} backTo="/functionSquare/draw/photo" action={!begun && ready.length < doublesMost && start}>
      <div className={styles.flow}>
        {begun && <BegunCard double={begun} />}
        {ready.length > 0 && (
          <ul className={styles.doubles}>
            {ready.map((double, i) => (
              <li key={double.id}>
                <DoubleCard double={double} nth={ready.length - i} />
              </li>
            ))}
          </ul>
        )}
        {doubles.length === 0 && <EmptyState text={<Trans>还没有数字分身。选 4 张以上自己的照片，一两分钟就有了。</Trans>} />}
        {ready.length >= doublesMost && (
          <p className={styles.quiet}>
            <Trans>最多保留 {doublesMost} 个分身，想再建就先删除一个。</Trans>
          </p>
        )}
      </div>
    </Page>
  )
}
