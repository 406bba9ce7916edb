import { useLingui } from '@lingui/react/macro'
import { Gift, Link2, Sparkles } from 'lucide-react'
import { invitationRules } from '#contract/invitation-rules.ts'
import { Card } from '~/shared/ui/card/card.tsx'
import { ListRow } from '~/shared/ui/list-row/list-row.tsx'
import styles from './invite.module.css'

const { linkDays } = invitationRules

/** Three steps, and what does not count. */
export function HowItWorks() {
  const { t } = useLingui()
  const steps = [
    { icon: Link2, title: t`把链接或海报发给朋友`, description: t`朋友打开后 ${linkDays} 天内注册，就算是你邀请来的` },
    { icon: Sparkles, title: t`朋友注册并完成第一次创作`, description: t`写一句话，或者选一张照片` },
    { icon: Gift, title: t`两人的灵感值同时到账`, description: t`站内消息会告诉你们` },
  ]
  return (
    <Card title={t`怎么玩`} flush>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <ListRow {...step} />
          </li>
        ))}
      </ol>
      <p className={styles.rules}>{t`同一台设备、同一个号码只算一次；批量注册的不计入。不计入不影响朋友使用。`}</p>
    </Card>
  )
}
