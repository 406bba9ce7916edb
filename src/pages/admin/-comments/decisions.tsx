import { useLingui } from '@lingui/react/macro'
import { Check, Trash2 } from 'lucide-react'
import { DeskAction } from '~/features/desk/action/desk-action.tsx'
import styles from './comments.module.css'

/** What can be done about a comment that waits. */
export function Decisions({ id }: { id: string }) {
  const { t } = useLingui()
  const common = { name: 'deskCommentDecide', permission: 'reports.decide' } as const
  return (
    <span className={styles.decisions}>
      <DeskAction
        {...common}
        label={t`通过`}
        icon={Check}
        title={t`这条评论没有问题？`}
        description={t`所有人马上就能看到它，它的举报会清空；被回复和被提到的人会收到消息。`}
        needsReason={false}
        request={{ id, decision: 'pass' }}
      />
      <DeskAction
        {...common}
        label={t`删除`}
        icon={Trash2}
        danger
        title={t`删除这条评论？`}
        description={t`删除后不能恢复，作者会收到消息和原因；它下面的回复会留下。`}
        request={{ id, decision: 'remove' }}
      />
    </span>
  )
}
