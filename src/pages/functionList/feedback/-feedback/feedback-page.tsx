import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { useId } from 'react'
import { feedbackRules } from '#contract/feedback-rules.ts'
import { FeedbackForm } from '~/features/feedback/feedback-form.tsx'
import { useFeedbackForm } from '~/features/feedback/use-feedback-form.ts'
import { useRequireLogin } from '~/features/require-login/require-login.tsx'
import { oneOf } from '~/shared/lib/search.ts'
import { Button, ButtonLink } from '~/shared/ui/button/button.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { toast } from '~/shared/ui/toast/toast.ts'
import styles from './feedback-pages.module.css'

const route = getRouteApi('/functionList/feedback/feedback')

export function FeedbackPage() {
  const { t } = useLingui()
  const id = useId()
  const { kind, page } = route.useSearch()
  const navigate = route.useNavigate()
  const asPerson = useRequireLogin()
  const form = useFeedbackForm({ kind: oneOf(feedbackRules.kinds, kind), page, asPerson }, (sent) => {
    toast({ text: t`收到了，谢谢你`, tone: 'success' })
    void navigate({ to: '/functionList/feedback/historyDetaile', search: { id: sent }, replace: true })
  })
  return (
    <Page
      width="reading"
      title={t`意见反馈`}
      backTo="/square/account/user"
      action={
        <Button type="submit" form={id} tone="primary" size="large" loading={form.sending} disabled={form.uploading}>
          {form.uploading ? <Trans>正在上传</Trans> : <Trans>提交反馈</Trans>}
        </Button>
      }
    >
      <div className={styles.top}>
        <p className={styles.quiet}>
          <Trans>每一条都有人看，回复会出现在消息里</Trans>
        </p>
        <ButtonLink to="/functionList/feedback/historyList" size="small" tone="quiet" icon={History}>
          <Trans>反馈记录</Trans>
        </ButtonLink>
      </div>
      <FeedbackForm id={id} form={form} page={page} />
    </Page>
  )
}
