import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { CameraOff } from 'lucide-react'
import { useEffect, useMemo, type ReactNode, type Ref } from 'react'
import type { SnapshotFrom } from 'xstate'
import { Button } from '~/shared/ui/button/button.tsx'
import type { cameraMachine } from './camera-machine.ts'
import styles from './camera.module.css'
import { OVAL } from './guide.ts'
import { hintWords, poseWords } from './hint.words.ts'

interface ViewfinderProps {
  state: SnapshotFrom<typeof cameraMachine> | undefined
  video: Ref<HTMLVideoElement>
  /** How many photos there are: the pose that is asked for changes with them. */
  taken: number
  onOpen: () => void
  /** The way without a camera of ours. */
  instead: ReactNode
}

/** What the camera sees with what to change, or why it sees nothing. */
export function Viewfinder({ state, video, taken, onOpen, instead }: ViewfinderProps) {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const shot = useAddress(state?.context.shot)
  const hint = state?.context.hint
  if (state?.matches('denied') || state?.matches('missing'))
    return (
      <div className={styles.stage}>
        <div className={styles.none} role="alert">
          <CameraOff aria-hidden />
          {state.matches('denied') ? (
            <p>
              <Trans>没有使用相机的权限。请在浏览器的地址栏或系统设置里允许使用相机，再试一次。</Trans>
            </p>
          ) : (
            <p>
              <Trans>这里用不了实时取景。可以用系统相机拍，或从相册选。</Trans>
            </p>
          )}
          {instead}
          <Button tone="quiet" onClick={onOpen}>
            <Trans>再试一次</Trans>
          </Button>
        </div>
      </div>
    )
  return (
    <div className={styles.stage}>
      <video ref={video} autoPlay muted playsInline aria-label={t`相机画面`} />
      {shot && <img src={shot} alt={t`刚拍的照片`} />}
      {!shot && <Oval good={hint === 'good'} />}
      {!shot && state?.matches('on') && <p className={styles.pose}>{i18n._(poseWords[taken % poseWords.length]!)}</p>}
      {state?.matches({ on: 'counting' }) && (
        <span className={styles.count} aria-live="assertive">
          {state.context.count}
        </span>
      )}
      {!shot && (
        <p className={styles.hint} role="status">
          {state?.matches('on') ? i18n._(hintWords[hint ?? 'no-face']) : <Trans>正在打开相机…</Trans>}
        </p>
      )}
    </div>
  )
}

function Oval({ good }: { good: boolean }) {
  const [rx, ry] = [(OVAL.width / 2) * 100, (OVAL.height / 2) * 100]
  const y = (0.5 - OVAL.up) * 100
  const around = `M0 0H75V100H0ZM${37.5 - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`
  return (
    <svg className={styles.oval} viewBox="0 0 75 100" aria-hidden data-good={good || undefined}>
      <path d={around} fillRule="evenodd" />
      <ellipse cx="37.5" cy={y} rx={rx} ry={ry} />
    </svg>
  )
}

/** An address for a file, for as long as it is shown. */
function useAddress(file: File | undefined): string | undefined {
  const address = useMemo(() => file && URL.createObjectURL(file), [file])
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])
  return address
}
