import { useRef, useState } from 'react'
import { useInSight } from '~/shared/ui/media/use-in-sight.ts'
import styles from './options.module.css'

/** Pixels of the stored pictures. */
const SIDE = 228

interface OptionPictureProps {
  src: string
  /** Stands there while there is no picture. */
  ground: string
  words: string
}

/** The picture of an option, or a tinted card with its first letter. */
export function OptionPicture({ src, ground, words }: OptionPictureProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [missing, setMissing] = useState(false)
  // Behind the page's code, whose line it would share: it stands for a word that is there.
  const shown = useInSight(place, false)
  return (
    <span ref={place} className={styles.picture} style={{ background: ground }}>
      <span aria-hidden>{words.slice(0, 1)}</span>
      {shown && !missing && (
        <img
          src={src}
          alt=""
          width={SIDE}
          height={SIDE}
          loading="lazy"
          decoding="async"
          fetchPriority="low"
          draggable={false}
          onError={() => setMissing(true)}
        />
      )}
    </span>
  )
}
