import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { Double } from '#contract/endpoints/photo-studio.ts'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { ProgressRing } from '~/shared/ui/progress/progress-ring.tsx'
import styles from './flow.module.css'
import { Steps } from './steps.tsx'
import { useDoubles } from './use-doubles.ts'

const route = getRouteApi('/functionListThree/photo/create_clone')

/** A double that is being built, and what became of it. */
export function ClonePage() {
  const { t } = useLingui()
  const { id } = route.useSearch()
  const doubles = useDoubles()
  // The one that was being built when the page opened: that it is ready now is the news.
  const [followed] = useState(() => id ?? doubles.find(({ state }) => state === 'building')?.id ?? doubles.find(({ state }) => state === 'ready')?.id)
  const double = doubles.find((one) => one.id === followed)
  const ready = double?.state === 'ready'
  return (
    <Page
      width="reading"
      title={ready ? t`我的分身` : t`生成分身`}
      backTo="/functionListThree/photo/main"
      action={
        ready && (
          <ButtonLink to="/functionListThree/photo/create" search={{ id: double.id }} tone="primary" size="large" fullWidth>
            <Trans>去拍写真</Trans>
          </ButtonLink>
        )
      }
    >
      {!double ? <Gone /> : ready ? <Ready double={double} /> : double.state === 'failed' ? <Failed double={double} /> : <Building double={double} />}
    </Page>
  )
}

function Building({ double: { progress, photos } }: { double: Double }) {
  const { t } = useLingui()
  const percent = Math.round(progress * 100)
  // Each photo in its turn, as the work goes on.
  const good = photos.filter(({ problem }) => !problem)
  const shown = good[Math.min(good.length - 1, Math.floor((progress / 0.6) * good.length))]
  return (
    <div className={styles.flow}>
      <Steps at={3} />
      <div className={styles.building} role="status">
        <div className={styles.ring}>
          <ProgressRing label={t`生成进度`} value={progress} size={200} />
          {shown && <img src={shown.upload.url} alt="" style={{ position: 'absolute' }} />}
          <strong style={{ position: 'absolute' }}>{percent}%</strong>
        </div>
        <h2>{progress < 0.6 ? <Trans>正在挑选最清楚的照片</Trans> : progress < 0.85 ? <Trans>正在摆正、裁出标准像</Trans> : <Trans>正在统一光线</Trans>}</h2>
        <p>
          <Trans>大约半分钟。可以先离开，回来会接着显示。</Trans>
        </p>
      </div>
    </div>
  )
}

function Ready({ double: { portraits } }: { double: Double }) {
  const { t } = useLingui()
  return (
    <div className={styles.building}>
      <div className={styles.portraits}>
        {portraits.map(({ id, url }, i) => (
          <img key={id} src={url} alt={t`标准像 ${i + 1}`} />
        ))}
      </div>
      <h2>
        <Trans>分身准备好了</Trans>
      </h2>
      <p>
        <Trans>最清楚的一张排在前面，拍写真时默认用它，也可以换。</Trans>
      </p>
    </div>
  )
}

function Failed({ double: { failure } }: { double: Double }) {
  return (
    <EmptyState
      text={failure ?? <Trans>这次没能生成，照片都还在。</Trans>}
      action={
        <ButtonLink to="/functionListThree/photo/upload_creation" tone="primary">
          <Trans>回去换照片</Trans>
        </ButtonLink>
      }
    />
  )
}

function Gone() {
  return (
    <EmptyState
      text={<Trans>这个分身已经不在了</Trans>}
      action={
        <ButtonLink to="/functionListThree/photo/main">
          <Trans>回到 AI 写真</Trans>
        </ButtonLink>
      }
    />
  )
}
