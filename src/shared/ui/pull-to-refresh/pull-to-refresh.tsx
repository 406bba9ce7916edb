import { useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { RefreshCw } from 'lucide-react'
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import { fromPromise } from 'xstate'
import { REACH_PX, pullToRefreshMachine } from './pull-to-refresh.machine.ts'
import styles from './pull-to-refresh.module.css'
import { listenToTouch } from './touch-pull.ts'
import { listenToWheel } from './wheel-pull.ts'

/** As long as the content takes back to its place (--slow). */
const RESTORE_MS = 240

export interface PullToRefreshProps {
  /** Gets the data anew; what goes wrong is the caller's to say. */
  onRefresh: () => Promise<unknown>
  children: ReactNode
}

/** Content that a finger (or a wheel) can pull down to renew; a button appears for the keyboard. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const { t } = useLingui()
  const area = useRef<HTMLDivElement>(null)
  const [state, send] = useMachine(
    pullToRefreshMachine.provide({
      actions: { tick: () => navigator.vibrate?.(8) },
      actors: {
        refresh: fromPromise<void>(async () => {
          await onRefresh()
        }),
        restore: fromPromise(() => new Promise<void>((done) => setTimeout(done, RESTORE_MS))),
      },
    }),
  )

  useEffect(() => {
    if (!area.current) return undefined
    const handlers = {
      pull: (distance: number) => send({ type: 'pull', distance }),
      release: () => send({ type: 'release' }),
      cancel: () => send({ type: 'cancel' }),
    }
    const stops = [listenToTouch(area.current, handlers), listenToWheel(area.current, handlers)]
    return () => stops.forEach((stop) => stop())
  }, [send])

  const { distance } = state.context
  const busy = state.hasTag('busy')
  // The custom properties are not part of React's CSSProperties.
  const look = { '--pull': `${distance}px`, '--reach': Math.min(1, distance / REACH_PX) } as CSSProperties
  return (
    <div ref={area} className={styles.area} data-state={state.value} style={look} aria-busy={busy || undefined}>
      <button type="button" className={styles.button} onClick={() => send({ type: 'refresh' })} disabled={busy}>
        <RefreshCw aria-hidden />
        {t`刷新`}
      </button>
      <div className={styles.indicator} aria-hidden>
        <svg viewBox="0 0 32 32">
          <circle cx="16" cy="16" r="12" pathLength="100" />
        </svg>
      </div>
      <p className="visually-hidden" role="status">{busy && t`正在刷新`}</p>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
