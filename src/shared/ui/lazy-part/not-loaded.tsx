import { useLingui } from '@lingui/react/macro'
import { RefreshCw, X } from 'lucide-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useReloadNeed } from '~/shared/lib/reload-need.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import styles from './not-loaded.module.css'

export type WhenFails = 'quiet' | 'here' | 'over'

interface NotLoadedProps {
  whenFails: WhenFails
  /** So far. */
  failures: number
  fallback?: ReactNode
  onRetry: () => void
  onGiveUp?: () => void
}

/** Between the attempts that nobody asked for; after the last one only the network's return brings another. */
const PAUSES_MS = [5_000, 20_000, 60_000]

/** In the place of a part that did not load. */
export function NotLoaded({ whenFails, failures, fallback, onRetry, onGiveUp }: NotLoadedProps) {
  const retry = useEffectEvent(onRetry)
  const pause = whenFails === 'quiet' ? PAUSES_MS[failures - 1] : undefined
  useEffect(() => {
    const again = () => retry()
    const timer = pause === undefined ? undefined : setTimeout(again, pause)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [pause])
  // Then the shell says so, for all parts at once.
  const useless = useReloadNeed() !== undefined
  if (whenFails === 'quiet' || useless) return fallback
  const words = <Words place={whenFails} onRetry={onRetry} onGiveUp={onGiveUp} />
  return (
    <>
      {fallback}
      {whenFails === 'here' ? words : createPortal(words, document.body)}
    </>
  )
}

function Words({ place, onRetry, onGiveUp }: { place: 'here' | 'over' } & Pick<NotLoadedProps, 'onRetry' | 'onGiveUp'>) {
  const { t } = useLingui()
  return (
    <div className={styles[place]} role="alert">
      <p>{t`这一部分没能打开`}</p>
      <Button size="small" icon={RefreshCw} onClick={onRetry}>{t`再试一次`}</Button>
      {onGiveUp && <IconButton icon={X} label={t`关闭`} onClick={onGiveUp} />}
    </div>
  )
}
