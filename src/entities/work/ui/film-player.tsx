import type { Work } from '#contract/entities.ts'
import styles from './work-stage.module.css'

interface FilmPlayerProps {
  work: Work
  /** What it shows, in words. */
  alt: string
}

/** A film with its poster; nothing of it is fetched before somebody plays it but its first bytes. */
export function FilmPlayer({ work, alt }: FilmPlayerProps) {
  return (
    // The film has neither words nor sound.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      key={work.id}
      className={styles.picture}
      style={{ aspectRatio: `${work.width} / ${work.height}`, background: work.colour }}
      src={work.files.original}
      poster={work.files.preview}
      width={work.width}
      height={work.height}
      aria-label={alt}
      controls
      loop
      playsInline
      preload="metadata"
    />
  )
}
