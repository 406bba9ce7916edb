import { Trans, useLingui } from '@lingui/react/macro'
import { Camera, ImagePlus, Images } from 'lucide-react'
import type { Double } from '#contract/endpoints/photo-studio.ts'
import { photoStudioRules } from '#contract/photo-studio.ts'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { usePageFiles } from '~/shared/ui/picture-picker/use-page-files.ts'
import { usePicturePicker } from '~/shared/ui/picture-picker/use-picture-picker.tsx'
import { Problem } from '~/shared/ui/problem/problem.tsx'
import { BuildBar } from './build-bar.tsx'
import styles from './flow.module.css'
import { CheckedTile, QueuedTile } from './photo-tile.tsx'
import { Steps } from './steps.tsx'
import tiles from './tiles.module.css'
import { useBegun } from './use-doubles.ts'
import { usePhotoQueue, useRemovePhoto } from './use-photo-queue.ts'

const { photosMost } = photoStudioRules

export function UploadPage() {
  const begun = useBegun()
  return begun && <Collecting double={begun} />
}

/** The photos of the double that was begun, each with what was found. */
function Collecting({ double }: { double: Double }) {
  const { t } = useLingui()
  const queue = usePhotoQueue(double.id)
  const remove = useRemovePhoto(double.id)
  const room = photosMost - double.photos.length - queue.items.length
  const picker = usePicturePicker({ label: t`添加照片`, facing: 'user', most: Math.max(1, room), onPick: (file) => queue.addFiles([file]) })
  usePageFiles(room > 0, picker.take)
  const underWay = queue.items.some(({ state }) => state !== 'failed')
  return (
    <Page width="reading" title={t`检查照片`} backTo="/functionListThree/photo/access_photos" action={<BuildBar double={double} busy={underWay} />}>
      <div className={styles.flow}>
        <Steps at={2} />
        {picker.inputs}
        <Problem text={double.failure} />
        <ul className={tiles.grid}>
          {room > 0 && (
            <li>
              <button type="button" className={`${tiles.tile} ${tiles.add}`} style={{ width: '100%' }} onClick={picker.choose}>
                <ImagePlus aria-hidden />
                <span>
                  <Trans>添加照片</Trans>
                </span>
              </button>
            </li>
          )}
          {double.photos.map((photo) => (
            <CheckedTile
              key={photo.upload.id}
              photo={photo}
              removing={remove.isPending && remove.variables === photo.upload.id}
              onRemove={() => remove.mutate(photo.upload.id)}
            />
          ))}
          {queue.items.map((item) => (
            <QueuedTile key={item.key} item={item} onRetry={() => queue.retry(item.key)} onDrop={() => queue.drop(item.key)} />
          ))}
        </ul>
        {room <= 0 && (
          <p className={styles.quiet}>
            <Trans>已经有 {photosMost} 张，想换就先移除一张。</Trans>
          </p>
        )}
        <div className={styles.ways}>
          <ButtonLink to="/functionListThree/photo/selfie_creation" icon={Camera}>
            <Trans>现在自拍</Trans>
          </ButtonLink>
          <ButtonLink to="/functionListThree/photo/access_photos" icon={Images}>
            <Trans>上传过的照片</Trans>
          </ButtonLink>
        </div>
      </div>
    </Page>
  )
}
