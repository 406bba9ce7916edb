import type { Work } from '#contract/entities.ts'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import styles from './work-stage.module.css'

/** Most works are pictures. */
const Player = lazyPart(() => import('~/shared/ui/player/player.tsx'), 'Player', { whenFails: 'here' })

interface FilmPlayerProps {
  work: Work
  /** What it shows, in words. */
  alt: string
}

/** A film with its poster, which stands in its place until the player has come. */
export function FilmPlayer({ work: { id, files, width, height, colour, duration }, alt }: FilmPlayerProps) {
  const poster = <img src={files.preview} alt={alt} width={width} height={height} className={styles.picture} style={{ aspectRatio: `${width} / ${height}`, background: colour }} />
  return <Player key={id} src={files.original} poster={files.preview} width={width} height={height} seconds={duration} label={alt} hasSound loop fallback={poster} />
}
