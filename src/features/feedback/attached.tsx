import { Video } from 'lucide-react'
import styles from './feedback.module.css'

interface AttachedProps {
  /** Of the picture or film, on this device or where it lies. */
  url: string
  film: boolean
}

/** What goes with a feedback, small. */
export function Attached({ url, film }: AttachedProps) {
  if (!film) return <img src={url} alt="" />
  return (
    <>
      <video src={url} muted playsInline preload="metadata" tabIndex={-1} />
      <span className={styles.filmMark}>
        <Video aria-hidden />
      </span>
    </>
  )
}
