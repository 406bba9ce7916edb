import { Trans } from '@lingui/react/macro'
import type { Double } from '#contract/endpoints/photo-studio.ts'
import { photoStudioRules } from '#contract/photo-studio.ts'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { DeleteDouble } from './delete-double.tsx'
import styles from './double-card.module.css'

const { photosLeast } = photoStudioRules

/** The double that was begun: where it stands, and the way on. */
export function BegunCard({ double }: { double: Double }) {
  const { state, photos, good } = double
  const building = state === 'building'
  const missing = photosLeast - good
  return (
    <section className={styles.begun}>
      {photos.length > 0 && (
        <div className={styles.stack}>
          {photos.slice(0, 5).map(({ upload }) => (
            <img key={upload.id} src={upload.url} alt="" />
          ))}
        </div>
      )}
      <div className={styles.words}>
        <h2>{building ? <Trans>分身正在生成</Trans> : <Trans>继续创建分身</Trans>}</h2>
        <p>
          {building ? (
            <Trans>已完成 {Math.round(double.progress * 100)}%</Trans>
          ) : state === 'failed' ? (
            double.failure
          ) : photos.length === 0 ? (
            <Trans>还没有选照片</Trans>
          ) : missing > 0 ? (
            <Trans>可用 {good} 张，还差 {missing} 张</Trans>
          ) : (
            <Trans>照片够了，可以生成</Trans>
          )}
        </p>
      </div>
      <div className={styles.pair}>
        <ButtonLink
          to={building ? '/functionListThree/photo/create_clone' : photos.length === 0 ? '/functionListThree/photo/access_photos' : '/functionListThree/photo/upload_creation'}
          tone="primary"
        >
          {building ? <Trans>查看进度</Trans> : <Trans>继续</Trans>}
        </ButtonLink>
        <DeleteDouble double={double} />
      </div>
    </section>
  )
}
