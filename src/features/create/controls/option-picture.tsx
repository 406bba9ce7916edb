import { useEffect, useRef, useState } from 'react'
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
  const image = useRef<HTMLImageElement>(null)
  const [missing, setMissing] = useState(false)
  // It may have failed before the page was hydrated.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setMissing(true)
  }, [])
  return (
    <span className={styles.picture} style={{ background: ground }}>
      <span aria-hidden>{words.slice(0, 1)}</span>
      {!missing && (
        <img
          ref={image}
          src={src}
          alt=""
          width={SIDE}
          height={SIDE}
          loading="lazy"
          decoding="async"
          // Behind the page's code, which is asked for with the same: it stands for a word that is there.
          fetchPriority="low"
          draggable={false}
          onError={() => setMissing(true)}
        />
      )}
    </span>
  )
}
