import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Download, Package, UserX } from 'lucide-react'
import { appConfig } from '#config'
import type { DataExport } from '#contract/endpoints/account-data.ts'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import { dataExportQuery } from '~/entities/account-data/account-data.queries.ts'
import { api } from '~/shared/api/api.ts'
import { useLocalDate } from '~/shared/lib/use-local-date.ts'
import { Button, ButtonAnchor } from '~/shared/ui/button/button.tsx'
import { Card } from '~/shared/ui/card/card.tsx'
import { ListRowLink } from '~/shared/ui/list-row/list-row.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { ProgressBar } from '~/shared/ui/progress/progress-bar.tsx'
import { showCallError } from '~/shared/ui/toast/call-error.ts'
import styles from './-set.module.css'

const { exportKeptDays } = appConfig.accountData

export function MyDataPage() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(dataExportQuery)
  return (
    <Page width="reading" title={t`我的数据`} backTo="/functionSquare/set/index">
      <div className={styles.sections}>
        <Card title={t`打包带走`}>
          <div className={styles.words}>
            <p>
              <Trans>把你在这里的一切装进一个 zip 压缩包：作品原图（带 AI 标识）、描述和提示词、还保留着的照片、个人资料、灵感值明细、消息和其他记录。</Trans>
            </p>
            <p>
              <Trans>打开里面的 index.html 就能浏览；每一类记录另有 JSON 文件，明细还有表格。</Trans>
            </p>
          </div>
          <State {...data} />
        </Card>
        <Card flush>
          <ListRowLink
            to="/functionSquare/set/deletion"
            icon={UserX}
            tone="danger"
            title={t`注销账号`}
            description={t`删除账号和其中的全部内容`}
          />
        </Card>
      </div>
    </Page>
  )
}

function State({ export: made, nextAt }: ResponseOf<'dataExportState'>) {
  if (made?.state === 'waiting' || made?.state === 'running') return <Packing made={made} />
  if (made?.file) return <Ready file={made.file} nextAt={nextAt} />
  return <Ask failed={made?.state === 'failed'} nextAt={nextAt} />
}

function Packing({ made: { progress, state } }: { made: DataExport }) {
  const { t } = useLingui()
  return (
    <div className={styles.words} aria-busy>
      <ProgressBar label={t`正在打包`} value={state === 'waiting' ? null : progress} />
      <p>
        <Trans>正在打包。可以离开这一页，好了会发消息告诉你。</Trans>
      </p>
    </div>
  )
}

function Ready({ file, nextAt }: { file: NonNullable<DataExport['file']>; nextAt: number | undefined }) {
  const { t, i18n } = useLingui()
  const megabytes = Math.max(0.1, file.bytes / 1e6)
  const size = i18n.number(megabytes, { maximumFractionDigits: megabytes < 10 ? 1 : 0 })
  const until = useLocalDate()(file.expiresAt, { dateStyle: 'long' })
  return (
    <div className={styles.words}>
      <ButtonAnchor href={file.url} download={file.name} tone="primary" size="large" icon={Download} trailing={t`${size} MB`} fullWidth>
        <Trans>下载压缩包</Trans>
      </ButtonAnchor>
      <p className={styles.quiet}>
        <Trans>{until}之前可以下载，之后会自动删除。</Trans>
      </p>
      {nextAt === undefined && <AskButton label={t`重新打包`} />}
    </div>
  )
}

function Ask({ failed, nextAt }: { failed: boolean; nextAt: number | undefined }) {
  const { t } = useLingui()
  const date = useLocalDate()
  const when = nextAt === undefined ? undefined : date(nextAt, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className={styles.words}>
      {failed && (
        <p role="alert" className={styles.problem}>
          <Trans>上次没能打包完，你的数据都还在，请再试一次。</Trans>
        </p>
      )}
      {when ? (
        <p>
          <Trans>{when}之后可以再次打包。</Trans>
        </p>
      ) : (
        <AskButton label={t`开始打包`} main />
      )}
      <p className={styles.quiet}>
        <Trans>每天一次；压缩包保留 {exportKeptDays} 天，只有登录的你能下载。</Trans>
      </p>
    </div>
  )
}

function AskButton({ label, main }: { label: string; main?: boolean }) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const mutationKey = ['data-export-create']
  const ask = useMutation({
    mutationKey,
    mutationFn: () => api('dataExportCreate', {}, { quiet: true }),
    onSuccess: (state) => queryClient.setQueryData(dataExportQuery.queryKey, state),
    onError: (error) => showCallError(error, i18n),
  })
  // A doubled tap comes before the button shows that it is pressed.
  const press = () => void (queryClient.isMutating({ mutationKey }) === 0 && ask.mutate())
  return (
    <Button tone={main ? 'primary' : 'secondary'} size={main ? 'large' : 'medium'} icon={Package} fullWidth loading={ask.isPending} onClick={press}>
      {label}
    </Button>
  )
}
