import { useLingui as useRuntime } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { FileText, Mail, MessageSquare } from 'lucide-react'
import { appConfig } from '#config'
import { agreementDate } from '~/entities/agreement/agreement-date.ts'
import { agreementListQuery } from '~/entities/agreement/agreement.queries.ts'
import { Card } from '~/shared/ui/card/card.tsx'
import { ListRowLink } from '~/shared/ui/list-row/list-row.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import styles from './about.module.css'

/** What the product is, which version runs here, what is agreed on, and how to reach who runs it. */
export function AboutPage() {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const { data: agreements } = useSuspenseQuery(agreementListQuery)
  return (
    <Page title={t`关于我们`} backTo="/square/account/user" width="reading">
      <div className={styles.about}>
        <section className={styles.product}>
          <h2>{appConfig.name}</h2>
          <p>
            <Trans>写一句话，看它变成一幅画；给照片抠图、修复、扩图、换装。运行在一台普通的机器上，图片带有 AI 标识，作品属于你。</Trans>
          </p>
          <p className={styles.version}>
            <Trans>
              版本 {appConfig.appVersion}（{appConfig.appVersionCode}）
            </Trans>
          </p>
        </section>
        <Card title={t`协议与说明`} flush>
          {agreements.map(({ id, title, version }) => {
            const since = agreementDate(version, i18n.locale)
            return <ListRowLink key={id} to={`/functionSquare/about/${id}`} icon={FileText} title={title} description={t`${since}起生效`} />
          })}
        </Card>
        <Card title={t`联系我们`} flush>
          <ListRowLink to="/functionList/feedback/feedback" icon={MessageSquare} title={t`意见反馈`} description={t`建议、问题和吐槽都可以说`} />
          <ListRowLink to="/functionList/draw/business" icon={Mail} title={t`商务合作`} description={t`企业使用、接入、授权和其他联系`} />
        </Card>
      </div>
    </Page>
  )
}
