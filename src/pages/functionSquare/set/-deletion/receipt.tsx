import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, Download } from 'lucide-react'
import { msg } from '@lingui/core/macro'
import { dataKinds } from '#contract/endpoints/account-data.ts'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { copyText } from '~/shared/lib/copy-text.ts'
import { Button, ButtonAnchor } from '~/shared/ui/button/button.tsx'
import { Card } from '~/shared/ui/card/card.tsx'
import { ListRow } from '~/shared/ui/list-row/list-row.tsx'
import styles from '../-set.module.css'
import { kindWords } from './kinds.words.ts'

type ReceiptData = ResponseOf<'deletionReceipt'>

const stateWords = {
  waiting: msg`等待中，还可以保留账号`,
  running: msg`正在删除`,
  done: msg`已彻底删除`,
  'taken-back': msg`已撤回，账号保留`,
}

/** What was asked for, when, and how much was deleted: nothing that tells whose it was. */
export function Receipt({ receipt }: { receipt: ReceiptData }) {
  const { t, i18n } = useLingui()
  const date = (at: number) => `${i18n.date(at, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`
  const kinds = dataKinds.flatMap((kind) => (receipt.counts[kind] === undefined ? [] : [{ kind, count: receipt.counts[kind] }]))
  const lines = [
    { name: t`状态`, value: i18n._(stateWords[receipt.state]) },
    { name: t`申请时间`, value: date(receipt.requestedAt) },
    { name: t`删除时间`, value: date(receipt.finishedAt !== undefined && receipt.state === 'done' ? receipt.finishedAt : receipt.dueAt) },
    { name: t`回执编号`, value: receipt.receipt },
  ]
  const counts = kinds.map(({ kind, count }) => ({ name: i18n._(kindWords[kind]), value: i18n.number(count) }))
  const text = [t`Inkling 注销回执`, '', ...[...lines, ...counts].map(({ name, value }) => `${name}: ${value}`), ''].join('\n')
  return (
    <div className={styles.sections}>
      <Card flush>
        {lines.map(({ name, value }) => (
          <ListRow key={name} title={name} description={value} />
        ))}
      </Card>
      {counts.length > 0 && (
        <Card title={t`删除的内容`} flush>
          {counts.map(({ name, value }) => (
            <ListRow key={name} title={name} value={value} />
          ))}
        </Card>
      )}
      <p className={styles.quiet}>
        <Trans>订单和灵感值流水依法保存，已不再与任何人相连。任何有这个链接的人都能看到这张回执，它不含姓名和号码。</Trans>
      </p>
      <div className={styles.pair}>
        <Button icon={Copy} fullWidth onClick={() => void copyText(location.href, i18n)}>
          <Trans>复制链接</Trans>
        </Button>
        <ButtonAnchor icon={Download} fullWidth href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download="inkling-receipt.txt">
          <Trans>下载回执</Trans>
        </ButtonAnchor>
      </div>
    </div>
  )
}
