import { useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { savesData } from '~/shared/lib/saves-data.ts'
import styles from './film-example.module.css'

interface FilmExampleProps {
  film: string
  poster: string
  /** Pixels; films that are shown are square. */
  side: number
}

/** Data that is paid for by the byte, and eyes that want rest, begin it by a press. */
const isQuiet = () => savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches

/** A film that a generator has made, in a loop and without sound; its poster until it is known whether it may play. */
export function FilmExample({ film, poster, side }: FilmExampleProps) {
  const { t } = useLingui()
  const hydrated = useHydrated()
  const plays = hydrated ? !isQuiet() : undefined
  return (
    // Nothing is said in it.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      src={film}
      poster={poster}
      width={side}
      height={side}
      aria-label={t`示例`}
      className={styles.film}
      // A film that is there already does not begin by itself.
      key={String(plays)}
      muted
      loop
      playsInline
      autoPlay={plays}
      controls={plays === false}
      preload={plays ? 'auto' : 'none'}
    />
  )
}
