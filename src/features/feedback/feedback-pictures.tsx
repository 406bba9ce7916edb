import { useLingui } from '@lingui/react/macro'
import type { Upload } from '#contract/entities.ts'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { showCallError } from '~/shared/ui/toast/call-error.ts'
import { openZoom } from '~/shared/ui/zoom/open-zoom.ts'
import styles from './feedback.module.css'

/** Few have a film. */
const Player = lazyPart(() => import('~/shared/ui/player/player.tsx'), 'Player', { whenFails: 'here' })

/** The pictures of a feedback, each opens large, and its film. */
export function FeedbackPictures({ pictures: all }: { pictures: readonly Upload[] }) {
  return (
    <>
      <Pictures pictures={all.filter(({ film }) => !film)} />
      {all.map((upload) => upload.film && <FeedbackFilm key={upload.id} upload={upload} film={upload.film} />)}
    </>
  )
}

function FeedbackFilm({ upload: { url, width, height }, film: { seconds, sound, poster } }: { upload: Upload; film: NonNullable<Upload['film']> }) {
  const { t } = useLingui()
  return (
    <div className={styles.film} style={{ maxWidth: `calc(${width / height} * 60svh)` }}>
      <Player src={url} label={t`录屏`} width={width} height={height} hasSound={sound} seconds={seconds} {...(poster !== undefined && { poster })} />
    </div>
  )
}

function Pictures({ pictures }: { pictures: readonly Upload[] }) {
  const { t, i18n } = useLingui()
  if (pictures.length === 0) return null
  const open = (at: number) => {
    const items = pictures.map(({ url, width, height }) => ({ src: url, width, height, alt: '' }))
    openZoom(items, at, { close: t`关闭`, zoom: t`缩放` }).catch((error: unknown) => showCallError(error, i18n))
  }
  return (
    <ul className={styles.grid}>
      {pictures.map(({ id, url }, at) => (
        <li key={id}>
          <button type="button" className={styles.tile} aria-label={t`看大图`} onClick={() => open(at)}>
            <img src={url} alt="" loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  )
}
