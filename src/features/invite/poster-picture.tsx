import { Trans } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { Poster } from '#contract/endpoints/invitations.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { Skeleton } from '~/shared/ui/skeleton/skeleton.tsx'
import styles from './poster-carousel.module.css'

interface PosterPictureProps {
  poster: Poster['screen']
  alt: string
  /** Asked for now; what was asked for once stays. */
  near: boolean
  onDrawn: () => void
}

type State = 'away' | 'coming' | 'there' | 'lost'

/** A poster, which the server draws when it is first asked for. A picture like any other: a long press saves it. */
export function PosterPicture({ poster: { url, width, height }, alt, near, onDrawn }: PosterPictureProps) {
  const [state, setState] = useState<State>('away')
  const [tries, setTries] = useState(0)
  if (near && state === 'away') setState('coming')
  const show = () => {
    setState('there')
    onDrawn()
  }
  const again = () => {
    setTries(tries + 1)
    setState('coming')
  }
  return (
    <div className={styles.poster} style={{ aspectRatio: `${width} / ${height}` }}>
      {state !== 'there' && <Skeleton className={styles.wait} />}
      {state === 'lost' ? (
        <div className={styles.lost}>
          <p>
            <Trans>这张海报没能画出来</Trans>
          </p>
          <Button icon={RefreshCw} onClick={again}>
            <Trans>重试</Trans>
          </Button>
        </div>
      ) : (
        state !== 'away' && (
          <img key={tries} src={url} alt={alt} width={width} height={height} className={styles.picture} onLoad={show} onError={() => setState('lost')} />
        )
      )}
    </div>
  )
}
