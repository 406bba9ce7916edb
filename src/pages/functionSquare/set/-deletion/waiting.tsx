import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Copy, LogOut, PackageOpen, ReceiptText } from 'lucide-react'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { deletionQuery } from '~/entities/account-data/account-data.queries.ts'
import { useSession } from '~/entities/session/session-provider.tsx'
import { api } from '~/shared/api/api.ts'
import { copyText } from '~/shared/lib/copy-text.ts'
import { useLocalDate } from '~/shared/lib/use-local-date.ts'
import { pageOrigin } from '~/shared/lib/page-origin.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { Card } from '~/shared/ui/card/card.tsx'
import { ListRowButton, ListRowLink } from '~/shared/ui/list-row/list-row.tsx'
import { showCallError } from '~/shared/ui/toast/call-error.ts'
import { toast } from '~/shared/ui/toast/toast.ts'
import styles from '../-set.module.css'

/** The account within its grace: taking the request back, or letting it be. */
export function Waiting({ request: { receipt, dueAt } }: { request: ResponseOf<'deletionRequest'> }) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const router = useRouter()
  const session = useSession()
  const back = useMutation({
    mutationFn: () => api('deletionTakeBack', {}, { quiet: true }),
    onSuccess: async () => {
      queryClient.setQueryData(deletionQuery.queryKey, (known) => known && { ...known, request: undefined })
      toast({ text: t`账号保留下来了，欢迎回来`, tone: 'success' })
      await router.navigate({ to: '/square/account/user', replace: true })
      await queryClient.invalidateQueries()
    },
    onError: (error) => showCallError(error, i18n),
  })
  const when = useLocalDate()(dueAt, { dateStyle: 'long', timeStyle: 'short' })
  const path = router.buildLocation({ to: '/functionSquare/set/deletion', search: { receipt } }).href
  return (
    <div className={styles.sections}>
      <Card>
        <div className={styles.words}>
          <h2 className={styles.headline}>
            <Trans>这个账号正在等待注销</Trans>
          </h2>
          <p>
            <Trans>{when} 之后，账号和其中的内容会彻底删除。在那之前你随时可以保留它，公开过的作品会照原样回到广场。</Trans>
          </p>
          <p>
            <Trans>等待期间不能创作和发布。</Trans>
          </p>
          <Button tone="primary" size="large" fullWidth loading={back.isPending} onClick={() => back.mutate()}>
            <Trans>保留我的账号</Trans>
          </Button>
        </div>
      </Card>
      <Card title={t`注销回执`} flush>
        <ListRowButton
          icon={Copy}
          title={t`复制回执链接`}
          description={t`请收好：账号没有了之后，凭它查看删了什么`}
          onClick={() => void copyText(pageOrigin() + path, i18n)}
        />
        <ListRowLink to="/functionSquare/set/deletion" search={{ receipt }} icon={ReceiptText} title={t`查看回执`} />
      </Card>
      <Card flush>
        <ListRowLink to="/functionSquare/set/myData" icon={PackageOpen} title={t`先把数据带走`} description={t`把作品和记录打包下载`} />
        <ListRowButton icon={LogOut} title={t`就这样，退出登录`} onClick={() => session.send({ type: 'LOG_OUT', everywhere: false })} />
      </Card>
    </div>
  )
}
