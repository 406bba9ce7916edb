import { useLingui } from '@lingui/react/macro'
import type { Upload } from '#contract/entities.ts'
import { showCallError } from '~/shared/ui/toast/call-error.ts'
import { openZoom } from '~/shared/ui/zoom/open-zoom.ts'
import styles from './feedback.module.css'

/** The pictures of a feedback; each opens large. */
export function FeedbackPictures({ pictures }: { pictures: readonly Upload[] }) {
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
