import { useLingui } from '@lingui/react/macro'
import { Ban, Check, EyeOff } from 'lucide-react'
import { DeskAction } from '~/features/desk/action/desk-action.tsx'
import { usePermitted } from '~/features/desk/standing.queries.ts'
import styles from './reports.module.css'

/** What can be done about a reported work; the product's own accounts cannot be suspended. */
export function Decisions({ id, house }: { id: string; house: boolean }) {
  const { t } = useLingui()
  const permitted = usePermitted()
  const common = { name: 'deskReportDecide', permission: 'reports.decide', size: 'medium' } as const
  return (
    <div className={styles.decisions}>
      <DeskAction
        {...common}
        label={t`保留`}
        icon={Check}
        title={t`保留这件作品？`}
        description={t`作品照常展示，作者不会收到消息。其他人再次举报时会重新出现在这里。`}
        request={{ id, decision: 'keep' }}
      />
      <DeskAction
        {...common}
        label={t`撤下`}
        icon={EyeOff}
        danger
        title={t`把这件作品从广场撤下？`}
        description={t`作者仍能看到它，但不能再发布，并会收到消息和你写的原因。`}
        request={{ id, decision: 'hide' }}
      />
      {permitted('people.change') && !house && (
        <DeskAction
          {...common}
          label={t`撤下并停用作者`}
          icon={Ban}
          danger
          title={t`撤下作品，并停用作者的账号？`}
          description={t`作者在所有设备上退出，不能再登录；你写的原因，作者登录时会看到。`}
          request={{ id, decision: 'suspend' }}
        />
      )}
    </div>
  )
}
