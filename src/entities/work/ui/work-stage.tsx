import { Trans, useLingui } from '@lingui/react/macro'
import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import type { Work } from '#contract/entities.ts'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { SegmentedControl } from '~/shared/ui/segmented-control/segmented-control.tsx'
import { showCallError } from '~/shared/ui/toast/call-error.ts'
import { openZoom } from '~/shared/ui/zoom/open-zoom.ts'
import { originalPlace } from '../original-place.ts'
import { FilmPlayer } from './film-player.tsx'
import { HeldPicture } from './held-picture.tsx'
import { SideBySide } from './side-by-side.tsx'
import styles from './work-stage.module.css'

/** Most look at the work alone. */
const BeforeAfter = lazyPart(() => import('~/shared/ui/before-after/before-after.tsx'), 'BeforeAfter', { whenFails: 'here' })

interface WorkStageProps {
  work: Work
  /** The works made together with it, that a swipe goes through, and how to go there. */
  others?: { works: readonly Work[]; onStep: (by: 1 | -1) => void }
  /** A tap leads to the work's page instead of enlarging it. */
  leads?: boolean
}

type View = 'after' | 'slide' | 'side'

/** The work as large as the window allows; where there was a photo, three ways to compare it. */
export function WorkStage({ work, others, leads }: WorkStageProps) {
  const { t, i18n } = useLingui()
  const [view, setView] = useState<View>('after')
  const nameOf = ({ title }: Work) => title || t`未命名作品`
  const ratio = work.width / work.height
  const before = work.kind === 'image' ? work.files.before : undefined
  const zoom = () => {
    const works = others?.works ?? [work]
    const items = works.map((one) => ({ src: one.files.original, width: one.width, height: one.height, alt: nameOf(one) }))
    const at = works.findIndex(({ id }) => id === work.id)
    openZoom(items, Math.max(0, at), { close: t`关闭`, zoom: t`缩放` }).catch((error: unknown) => showCallError(error, i18n))
  }
  return (
    <figure className={styles.stage} data-kind={work.kind}>
      {before && view === 'side' ? (
        <SideBySide before={before} work={work} alt={nameOf(work)} />
      ) : (
        <div className={styles.frame} style={{ maxWidth: `calc(var(--stage-height) * ${ratio})` }}>
          {work.kind === 'video' ? (
            <FilmPlayer work={work} alt={nameOf(work)} />
          ) : before && view === 'slide' ? (
            <BeforeAfter
              before={before}
              after={work.files.preview}
              alt={nameOf(work)}
              width={work.width}
              height={work.height}
              transparent={work.transparent}
              whole
              place={originalPlace(work)}
              className={styles.picture}
              fallback={<HeldPicture work={work} alt={nameOf(work)} before={before} />}
            />
          ) : (
            <HeldPicture work={work} alt={nameOf(work)} before={before} onStep={others?.onStep} onZoom={leads ? undefined : zoom} />
          )}
          {work.kind !== 'video' && (
            <span className={styles.corner}>
              <IconButton tone="glass" icon={Maximize2} label={t`放大查看`} onClick={zoom} />
            </span>
          )}
        </div>
      )}
      {before && (
        <>
          <SegmentedControl
            label={t`对比前后`}
            value={view}
            onChange={setView}
            choices={[
              { value: 'after', label: <Trans>成品</Trans> },
              { value: 'slide', label: <Trans>对比</Trans> },
              { value: 'side', label: <Trans>并排</Trans> },
            ]}
            className={styles.compare}
          />
          <figcaption className={styles.hint} data-view={view}>
            <Trans>按住画面看原图</Trans>
          </figcaption>
        </>
      )}
    </figure>
  )
}
