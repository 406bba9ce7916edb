import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Work } from '#contract/entities.ts'
import { promptOf } from '#contract/generators/words-in.ts'
import { errorText } from '~/shared/api/error-text.ts'
import { canDownload } from '~/shared/lib/platform.ts'
import { handOver } from '~/shared/lib/save-file.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { Problem } from '~/shared/ui/problem/problem.tsx'
import { Sheet } from '~/shared/ui/sheet/sheet.tsx'
import { Skeleton } from '~/shared/ui/skeleton/skeleton.tsx'
import { Switch } from '~/shared/ui/switch/switch.tsx'
import { addressOf } from '../share-work.ts'
import { drawPoster } from './draw-poster.ts'
import styles from './poster-sheet.module.css'

/** A poster of a public work with a code that leads to it, to be saved. What it was made from stays out unless its owner says otherwise. */
export function PosterSheet({ work, onClose }: { work: Work; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const [withPrompt, setWithPrompt] = useState(false)
  const prompt = work.mine && work.description ? promptOf(work.description.input) : undefined
  const title = work.title || t`未命名作品`
  const poster = useQuery({
    queryKey: ['poster', work.id, title, i18n.locale, withPrompt],
    queryFn: async () => {
      const picture = new Image()
      picture.src = work.files.preview
      await picture.decode()
      const words = withPrompt ? { prompt } : {}
      const file = await drawPoster({ picture, title, author: work.owner.nickname, address: addressOf(work), invitation: t`扫码看大图，画一幅同款`, ...words })
      return { file, address: URL.createObjectURL(file) }
    },
    gcTime: 0,
    retry: 1,
  })
  const address = poster.data?.address
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address])
  const downloads = canDownload(navigator.userAgent)
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`分享海报`}
      placement="center"
      footer={
        downloads && (
          <Button tone="primary" fullWidth size="large" disabled={!poster.data} onClick={() => poster.data && handOver(poster.data.file, `inkling-${work.id.slice(0, 8)}.jpg`)}>
            <Trans>保存海报</Trans>
          </Button>
        )
      }
    >
      <div className={styles.sheet}>
        {address ? <img src={address} alt={t`《${title}》的海报`} className={styles.poster} /> : !poster.error && <Skeleton width="240px" height="360px" />}
        <Problem text={poster.error && errorText(poster.error, i18n)} />
        {!downloads && (
          <p className={styles.hint}>
            <Trans>长按图片保存</Trans>
          </p>
        )}
        {prompt && <Switch label={t`带上提示词`} hint={t`默认不带，别人看不到你是怎么写的`} checked={withPrompt} onChange={setWithPrompt} />}
      </div>
    </Sheet>
  )
}
