import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { appConfig } from '#config'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { useLocalDate } from '~/shared/lib/use-local-date.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { Card } from '~/shared/ui/card/card.tsx'
import { ListRowLink } from '~/shared/ui/list-row/list-row.tsx'
import styles from '../-set.module.css'
import { Proof } from './proof.tsx'

const { graceDays, numberKnownDays } = appConfig.accountData

interface AskDeletionProps {
  state: ResponseOf<'deletionState'>
}

/** What goes, what stays and what is lost, before it is asked for. */
export function AskDeletion({ state }: AskDeletionProps) {
  const { t } = useLingui()
  const date = useLocalDate()
  const [certain, setCertain] = useState(false)
  const { works, publicWorks, points, memberUntil } = state
  const until = memberUntil === undefined ? undefined : date(memberUntil, { dateStyle: 'long' })
  return (
    <div className={styles.sections}>
      <Card title={t`会删除什么`}>
        <ul className={`${styles.words} ${styles.list}`}>
          <li>
            <Plural value={works} _0="你的作品、上传的照片和创作记录" other="你的 # 件作品、上传的照片和创作记录" />
          </li>
          <li>
            <Trans>个人资料、消息、点过的赞、登录方式和使用记录</Trans>
          </li>
          {points > 0 && (
            <li>
              <Plural value={points} other="剩余的 # 灵感值，不能退回，也不能转走" />
            </li>
          )}
          {until && (
            <li>
              <Trans>会员（到 {until}），剩余的天数不退</Trans>
            </li>
          )}
        </ul>
      </Card>
      <Card title={t`会留下什么`}>
        <ul className={`${styles.words} ${styles.list}`}>
          <li>
            <Trans>订单和灵感值流水，法律要求保存；它们不再与你的姓名、号码或任何内容相连</Trans>
          </li>
          <li>
            <Trans>号码的一段不可还原的指纹，保留 {numberKnownDays} 天，只用来避免重复领取新人礼</Trans>
          </li>
        </ul>
      </Card>
      <Card title={t`接下来会发生什么`}>
        <ul className={`${styles.words} ${styles.list}`}>
          <li>
            {publicWorks > 0 ? <Plural value={publicWorks} other="公开的 # 件作品立刻从广场消失，进行中的创作会取消并退回灵感值" /> : <Trans>进行中的创作立刻取消并退回灵感值</Trans>}
          </li>
          <li>
            <Trans>{graceDays} 天内重新登录，可以一键保留账号，作品照原样恢复</Trans>
          </li>
          <li>
            <Trans>{graceDays} 天后彻底删除，无法找回；你会得到一张回执链接，随时可查删了什么</Trans>
          </li>
        </ul>
      </Card>
      <Card flush>
        <ListRowLink to="/functionSquare/set/myData" icon={PackageOpen} title={t`先把数据带走`} description={t`把作品和记录打包下载`} />
      </Card>
      {certain ? (
        <Card title={t`确认是你本人`}>
          <Proof state={state} />
        </Card>
      ) : (
        <Button tone="danger" size="large" fullWidth onClick={() => setCertain(true)}>
          <Trans>继续注销</Trans>
        </Button>
      )}
    </div>
  )
}
