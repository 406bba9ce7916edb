import { Trans, useLingui } from '@lingui/react/macro'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { useLocalDate } from '~/shared/lib/use-local-date.ts'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { Card } from '~/shared/ui/card/card.tsx'
import { ListRow } from '~/shared/ui/list-row/list-row.tsx'
import styles from './flow.module.css'

/** What was deleted with a double, when, and by which number that is known. */
export function DeletedDouble({ receipt: { receipt, requestedAt, finishedAt, counts } }: { receipt: ResponseOf<'doubleReceipt'> }) {
  const { t, i18n } = useLingui()
  const date = useLocalDate()
  const time = (at: number) => date(at, { dateStyle: 'long', timeStyle: 'short' })
  const rows = [
    { name: t`照片`, count: counts.photos },
    { name: t`标准像`, count: counts.portraits },
    { name: t`写真`, count: counts.pictures },
    { name: t`动态肖像`, count: counts.films },
  ]
  return (
    <div className={styles.flow}>
      <Card flush>
        <ListRow title={t`状态`} description={finishedAt ? t`已彻底删除` : t`正在删除`} />
        <ListRow title={t`申请时间`} description={time(requestedAt)} />
        {finishedAt && <ListRow title={t`删除时间`} description={time(finishedAt)} />}
        <ListRow title={t`回执编号`} description={receipt} />
      </Card>
      <Card title={t`删除的内容`} flush>
        {rows.map(({ name, count }) => (
          <ListRow key={name} title={name} value={i18n.number(count)} />
        ))}
      </Card>
      <p className={styles.quiet}>
        <Trans>你在别处还用到的照片没有删除，可以随那些作品一起删除。这张回执保存在你的账号里。</Trans>
      </p>
      <ButtonLink to="/functionListThree/photo/main">
        <Trans>回到 AI 写真</Trans>
      </ButtonLink>
    </div>
  )
}
