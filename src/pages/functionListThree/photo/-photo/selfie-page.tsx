import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Camera, Images, RotateCcw } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Double } from '#contract/endpoints/photo-studio.ts'
import { photoStudioRules } from '#contract/photo-studio.ts'
import { createPartFetch } from '~/shared/lib/fetch-part.ts'
import { useLateActor } from '~/shared/lib/late-actor.ts'
import { Button, ButtonLink } from '~/shared/ui/button/button.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { usePicturePicker } from '~/shared/ui/picture-picker/use-picture-picker.tsx'
import type { CameraEffects } from './camera/camera.ts'
import type { cameraMachine } from './camera/camera-machine.ts'
import styles from './camera/camera.module.css'
import { Viewfinder } from './camera/viewfinder.tsx'
import flow from './flow.module.css'
import { CheckedTile, QueuedTile } from './photo-tile.tsx'
import tiles from './tiles.module.css'
import { useBegun } from './use-doubles.ts'
import { usePhotoQueue, useRemovePhoto } from './use-photo-queue.ts'

const { photosMost } = photoStudioRules
const fetchCamera = createPartFetch(() => import('./camera/camera.ts'))

export function SelfiePage() {
  const begun = useBegun()
  return begun && <Selfie double={begun} />
}

/** Photos by this device's camera, each looked at as soon as it is kept. */
function Selfie({ double }: { double: Double }) {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  const queue = usePhotoQueue(double.id)
  const remove = useRemovePhoto(double.id)
  const effects: CameraEffects = { video: () => video.current, keep: (shot) => queue.addFiles([shot]) }
  const camera = useLateActor<typeof cameraMachine, CameraEffects>(effects, async (current) => (await fetchCamera()).startCamera(current))
  const state = useSyncExternalStore(camera.subscribe, camera.getSnapshot, () => undefined)
  const open = () => camera.send({ type: 'OPEN' })
  // Pressing 'take a selfie' was the wish: it opens with the page.
  useEffect(() => camera.send({ type: 'OPEN' }), [camera])
  const stream = state?.context.stream
  useEffect(() => {
    if (video.current && stream) video.current.srcObject = stream
  }, [stream])

  const count = double.photos.length + queue.items.length
  const full = count >= photosMost
  const picker = usePicturePicker({ label: t`用系统相机拍`, facing: 'user', onPick: (file) => queue.addFiles([file]) })
  const counting = state?.matches({ on: 'counting' })
  const controls = state?.matches({ on: 'taken' }) ? (
    <div className={flow.ways} style={{ width: '100%' }}>
      <Button size="large" icon={RotateCcw} onClick={() => camera.send({ type: 'AGAIN' })}>
        <Trans>重拍</Trans>
      </Button>
      <Button tone="primary" size="large" onClick={() => camera.send({ type: 'KEEP' })}>
        <Trans>用这张</Trans>
      </Button>
    </div>
  ) : (
    <div className={styles.controls}>
      <ButtonLink to="/functionListThree/photo/access_photos" tone="quiet" icon={Images}>
        <Trans>相册</Trans>
      </ButtonLink>
      <button
        type="button"
        className={styles.shutter}
        aria-label={counting ? t`停止倒数` : t`拍照`}
        data-counting={counting || undefined}
        disabled={!state?.matches('on') || full}
        onClick={() => camera.send({ type: counting ? 'STOP' : 'SHOOT' })}
      />
      <ButtonLink to="/functionListThree/photo/upload_creation" tone={double.good > 0 ? 'primary' : 'quiet'}>
        {double.good > 0 ? <Plural value={double.good} one="完成（# 张）" other="完成（# 张）" /> : <Trans>完成</Trans>}
      </ButtonLink>
    </div>
  )
  return (
    <Page width="reading" title={t`自拍`} backTo="/functionListThree/photo/access_photos" action={controls}>
      <div className={flow.flow}>
        {picker.inputs}
        <Viewfinder
          state={state}
          video={video}
          taken={double.good + queue.items.length}
          onOpen={open}
          instead={
            <Button tone="primary" icon={Camera} onClick={picker.shoot}>
              <Trans>用系统相机拍</Trans>
            </Button>
          }
        />
        {full && (
          <p className={flow.quiet}>
            <Trans>已经有 {photosMost} 张，想换就先移除一张。</Trans>
          </p>
        )}
        <ul className={tiles.grid}>
          {queue.items.map((item) => (
            <QueuedTile key={item.key} item={item} onRetry={() => queue.retry(item.key)} onDrop={() => queue.drop(item.key)} />
          ))}
          {double.photos.toReversed().map((photo) => (
            <CheckedTile
              key={photo.upload.id}
              photo={photo}
              removing={remove.isPending && remove.variables === photo.upload.id}
              onRemove={() => remove.mutate(photo.upload.id)}
            />
          ))}
        </ul>
      </div>
    </Page>
  )
}
