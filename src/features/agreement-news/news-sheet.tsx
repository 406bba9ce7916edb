import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { agreementDate } from '~/entities/agreement/agreement-date.ts'
import { agreementNewsQuery } from '~/entities/agreement/agreement.queries.ts'
import { FormError } from '~/entities/session/ui/form-error.tsx'
import { userQuery } from '~/entities/user/user.queries.ts'
import { api } from '~/shared/api/api.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { Sheet } from '~/shared/ui/sheet/sheet.tsx'
import styles from './news-sheet.module.css'

interface NewsSheetProps {
  news: ResponseOf<'agreementNews'>['agreements']
  onClose: () => void
}

/** What is new in each agreement, the way to read it first, and the two answers. */
export function NewsSheet({ news, onClose }: NewsSheetProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const accept = useMutation({
    mutationFn: () => api('agreementAccept', { agreements: news.map(({ id, version }) => ({ id, version })) }, { quiet: true }),
    onSuccess() {
      queryClient.setQueryData(userQuery.queryKey, (user) => user && { ...user, agreementsDue: undefined })
      onClose()
    },
    // It may have changed again meanwhile.
    onError: () => queryClient.invalidateQueries(agreementNewsQuery),
  })
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`协议有更新`}
      placement="center"
      footer={
        <div className={styles.answers}>
          <Button fullWidth size="large" onClick={onClose}>{t`以后再说`}</Button>
          <Button tone="primary" fullWidth size="large" loading={accept.isPending} onClick={() => accept.mutate()}>{t`同意并继续`}</Button>
        </div>
      }
    >
      <div className={styles.news}>
        {news.map(({ id, title, version, changes }) => (
          <section key={id}>
            <h3>
              <Link to={`/functionSquare/about/${id}`}>{title}</Link>
            </h3>
            <Since version={version} />
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </section>
        ))}
        <p>{t`点开标题可以先读全文。不同意的话可以停止使用，并在设置里带走数据或注销账号。`}</p>
        <FormError errors={[accept.error]} fields={[]} />
      </div>
    </Sheet>
  )
}

function Since({ version }: { version: string }) {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const since = agreementDate(version, i18n.locale)
  return <p>{t`${since}起生效`}</p>
}
