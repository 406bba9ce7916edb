import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { Double } from '#contract/endpoints/photo-studio.ts'
import type { PhotoTemplate } from '#contract/photo-templates.ts'
import { shownBalance, userQuery } from '~/entities/user/user.queries.ts'
import { GetMore } from '~/features/create/get-more.tsx'
import { Button } from '~/shared/ui/button/button.tsx'
import { showCallError } from '~/shared/ui/toast/call-error.ts'
import styles from './flow.module.css'
import { costOf } from './templates.ts'
import { useStartCreations } from './use-start-creations.ts'

interface OrderBarProps {
  double: Double
  portrait: string
  templates: readonly PhotoTemplate[]
  list: ResponseOf<'generatorList'>
}

/** What it costs, what is left, and the button. */
export function OrderBar({ double, portrait, templates, list }: OrderBarProps) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const { data: user } = useQuery(userQuery)
  const start = useStartCreations(double.id)
  const order = useMutation({
    mutationFn: () => start({ templates, portrait }),
    onSuccess: (tasks) =>
      tasks.length === 1 && templates[0]?.group === 'moving'
        ? navigate({ to: '/functionListThree/photo/generating_video', search: { task: tasks[0]!.id, id: double.id } })
        : navigate({ to: '/functionListThree/photo/picture', search: { id: double.id } }),
    onError: (error) => showCallError(error, i18n),
  })
  const cost = costOf(templates, list)
  const left = user ? shownBalance(user) - cost : undefined
  const short = left !== undefined && left < 0
  const none = templates.length === 0
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        {none ? (
          <Trans>选一个或几个喜欢的模板</Trans>
        ) : (
          <>
            <strong>
              <Plural value={cost} one="# 点灵感值" other="# 点灵感值" />
            </strong>{' '}
            {left !== undefined && (short ? <Trans>灵感值不足，还差 {-left} 点</Trans> : <Trans>之后剩 {left} 点</Trans>)} {short && <GetMore />}
          </>
        )}
      </p>
      <Button tone="primary" size="large" fullWidth disabled={none || short} loading={order.isPending} onClick={() => order.mutate()}>
        {none ? <Trans>开始拍写真</Trans> : <Plural value={templates.length} one="拍 # 张" other="拍 # 张" />}
      </Button>
    </div>
  )
}
