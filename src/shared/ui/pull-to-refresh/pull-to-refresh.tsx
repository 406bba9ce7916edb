import { useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore, type CSSProperties, type ReactNode } from 'react'
import { createPartFetch } from '~/shared/lib/fetch-part.ts'
import { useLateActor } from '~/shared/lib/late-actor.ts'
import { REACH_PX } from './pull-distance.ts'
import styles from './pull-to-refresh.module.css'
import { listenToTouch } from './touch-pull.ts'
import { listenToWheel } from './wheel-pull.ts'

const fetchMachine = createPartFetch(() => import('./pull-to-refresh-actor.ts'))

export interface PullToRefreshProps {
  /** Gets the data anew; what goes wrong is the caller's to say. */
  onRefresh: () => Promise<unknown>
  children: ReactNode
}

/** Content that a finger (or a wheel) can pull down to renew; a button appears for the keyboard. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const { t } = useLingui()
  const area = useRef<HTMLDivElement>(null)
  const pull = useLateActor(onRefresh, async (current) => (await fetchMachine()).startPullToRefresh(current))
  const snapshot = useSyncExternalStore(pull.subscribe, pull.getSnapshot, () => undefined)

  useEffect(() => {
    const element = area.current
    if (!element) return undefined
    const handlers = {
      pull: (distance: number) => pull.send({ type: 'pull', distance }),
      release: () => pull.send({ type: 'release' }),
      cancel: () => pull.send({ type: 'cancel' }),
    }
    // A finger on the page may be about to pull: the machine comes while it moves.
    const prepare = () => void pull.started().catch(() => {})
    element.addEventListener('touchstart', prepare, { once: true, passive: true })
    const stops = [listenToTouch(element, handlers), listenToWheel(element, handlers)]
    return () => {
      element.removeEventListener('touchstart', prepare)
      stops.forEach((stop) => stop())
    }
  }, [pull])

  const distance = snapshot?.context.distance ?? 0
  const busy = snapshot?.hasTag('busy') ?? false
  // The custom properties are not part of React's CSSProperties.
  const look = { '--pull': `${distance}px`, '--reach': Math.min(1, distance / REACH_PX) } as CSSProperties
  return (
    <div ref={area} className={styles.area} data-state={snapshot?.value ?? 'idle'} style={look} aria-busy={busy || undefined}>
      <button type="button" className={styles.button} data-paint-later onClick={() => pull.send({ type: 'refresh' })} disabled={busy}>
        <RefreshCw aria-hidden />
        {t`刷新`}
      </button>
      <div className={styles.indicator} aria-hidden data-paint-later>
        <svg viewBox="0 0 32 32">
          <circle cx="16" cy="16" r="12" pathLength="100" />
        </svg>
      </div>
      <p className="visually-hidden" role="status">{busy && t`正在刷新`}</p>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
