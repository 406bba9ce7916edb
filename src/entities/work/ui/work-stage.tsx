import { Trans, useLingui } from '@lingui/react/macro'
import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import type { Work } from '#contract/entities.ts'
import { BeforeAfter } from '~/shared/ui/before-after/before-after.tsx'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { Picture } from '~/shared/ui/picture/picture.tsx'
import { SegmentedControl } from '~/shared/ui/segmented-control/segmented-control.tsx'
import { openZoom } from '~/shared/ui/zoom/open-zoom.ts'
import styles from './work-stage.module.css'

/** The work as large as the window allows: a tap zooms, and where there was a photo it can be compared. */
export function WorkStage({ work }: { work: Work }) {
  const { t } = useLingui()
  const [comparing, setComparing] = useState(false)
  const alt = work.title || t`未命名作品`
  const ratio = work.width / work.height
  const before = work.files.before
  const zoom = () =>
    void openZoom([{ src: work.files.original, width: work.width, height: work.height, alt }], 0, { close: t`关闭`, zoom: t`缩放` })
  return (
    <figure className={styles.stage}>
      <div className={styles.frame} style={{ maxWidth: `calc(var(--stage-height) * ${ratio})` }}>
        {comparing && before ? (
          <BeforeAfter before={before} after={work.files.preview} alt={alt} width={work.width} height={work.height} transparent={work.transparent} className={styles.picture} />
        ) : (
          <button type="button" className={styles.zoom} onClick={zoom} aria-label={t`放大查看`}>
            <Picture src={work.files.preview} alt={alt} width={work.width} height={work.height} ground={work.transparent ? undefined : work.colour} transparent={work.transparent} eager className={styles.picture} />
          </button>
        )}
        <span className={styles.corner}>
          <IconButton tone="glass" icon={Maximize2} label={t`放大查看`} onClick={zoom} />
        </span>
      </div>
      {before && (
        <SegmentedControl
          label={t`对比前后`}
          value={comparing ? 'compare' : 'after'}
          onChange={(value) => setComparing(value === 'compare')}
          choices={[
            { value: 'after', label: <Trans>成品</Trans> },
            { value: 'compare', label: <Trans>对比</Trans> },
          ]}
          className={styles.compare}
        />
      )}
    </figure>
  )
}
