import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Camera, ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { photoStudioRules } from '#contract/photo-studio.ts'
import { Button, ButtonLink } from '~/shared/ui/button/button.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { EarlierPhotos } from './earlier-photos.tsx'
import styles from './flow.module.css'
import { QueuedTile } from './photo-tile.tsx'
import { Steps } from './steps.tsx'
import tiles from './tiles.module.css'
import { useBegun } from './use-doubles.ts'
import { usePhotoQueue } from './use-photo-queue.ts'

const { photosLeast, photosMost } = photoStudioRules

/** Where the photos come from: the device, the camera, or what was sent before. */
export function AccessPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const begun = useBegun()
  const queue = usePhotoQueue(begun?.id)
  const [chosen, setChosen] = useState<readonly { id: string; url: string }[]>([])
  const taken = new Set(begun?.photos.map(({ upload }) => upload.id))
  const room = photosMost - taken.size - queue.items.length
  const go = () => void navigate({ to: '/functionListThree/photo/upload_creation' })
  const add = () => {
    queue.addUploads(chosen)
    setChosen([])
  }
  const action = () => {
    if (chosen.length > 0)
      return (
        <Button tone="primary" size="large" fullWidth onClick={add}>
          <Plural value={chosen.length} one="检查并加入 # 张" other="检查并加入 # 张" />
        </Button>
      )
    if (taken.size === 0) return undefined
    return (
      <Button tone="primary" size="large" fullWidth loading={queue.items.some(({ state }) => state !== 'failed')} onClick={go}>
        <Plural value={taken.size} one="查看已选的 # 张" other="查看已选的 # 张" />
      </Button>
    )
  }
  return (
    <Page width="reading" title={t`选择照片`} backTo="/functionListThree/photo/gender_selection" action={action()}>
      <div className={styles.flow}>
        <Steps at={2} />
        <div className={styles.lead}>
          <h2>
            <Trans>
              选 {photosLeast} 到 {photosMost} 张自己的照片
            </Trans>
          </h2>
          <p>
            <Trans>正脸为主，光线明亮，不戴墨镜和口罩。角度和表情有些变化，分身会更像你。</Trans>
          </p>
        </div>
        <div className={styles.ways}>
          <ButtonLink to="/functionListThree/photo/upload_creation" tone={chosen.length > 0 || taken.size > 0 ? 'secondary' : 'primary'} size="large" icon={ImagePlus}>
            <Trans>从相册选</Trans>
          </ButtonLink>
          <ButtonLink to="/functionListThree/photo/selfie_creation" size="large" icon={Camera}>
            <Trans>现在自拍</Trans>
          </ButtonLink>
        </div>
        {queue.items.length > 0 && (
          <ul className={tiles.grid}>
            {queue.items.map((item) => (
              <QueuedTile key={item.key} item={item} onRetry={() => queue.retry(item.key)} onDrop={() => queue.drop(item.key)} />
            ))}
          </ul>
        )}
        <EarlierPhotos taken={taken} chosen={chosen} room={room} onChange={setChosen} />
      </div>
    </Page>
  )
}
