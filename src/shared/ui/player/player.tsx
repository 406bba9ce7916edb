import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { LoaderCircle, Play, RotateCcw } from 'lucide-react'
import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import { Button } from '../button/button.tsx'
import { lazyPart } from '../lazy-part/lazy-part.tsx'
import { PlayerBar } from './player-bar.tsx'
import { keyAction } from './player-keys.ts'
import styles from './player.module.css'
import type { Chapter } from './scrubber.tsx'
import { useCaptions } from './use-captions.ts'
import { useControlsShown } from './use-controls-shown.ts'
import { usePlayer, type FilmSource } from './use-player.ts'

/** Few people open them. */
const PlayerSettings = lazyPart(() => import('./player-settings.tsx'), 'PlayerSettings', { whenFails: 'quiet' })

/** What the page around a film can do with it. */
export interface PlayerHandle {
  /** Goes on from there. */
  playFrom(seconds: number): void
}

export interface PlayerProps extends FilmSource {
  /** What the film shows, in words. */
  label: string
  /** Pixels of the film: its place is kept from the beginning, so that nothing jumps. */
  width: number
  height: number
  poster?: string
  /** Words at their times, a file of WebVTT. */
  captions?: { src: string; language: string; name: string }
  chapters?: readonly Chapter[]
  hasSound?: boolean
  loop?: boolean
  /** Its own height, instead of that of the film in the place's width. */
  className?: string
  onTime?: (seconds: number) => void
  /** It was paused, or has ended. */
  onStop?: (seconds: number) => void
  ref?: Ref<PlayerHandle>
}

/** A film with everything that a person expects of a player; the browser's own element beneath. */
export function Player({ label, width, height, poster, captions, chapters = [], hasSound = false, loop, className, onTime, onStop, ref, ...source }: PlayerProps) {
  const { t } = useLingui()
  const { frame, video, ...player } = usePlayer(source)
  const { playback, choices, change, low, saving, actions, events, file } = player
  const [settings, setSettings] = useState(false)
  const pointer = useRef('')
  const playing = playback.phase === 'playing'
  const controls = useControlsShown(!playing || settings)
  const words = useCaptions(video, choices.captions, captions?.src)
  useImperativeHandle(ref, () => ({
    playFrom(seconds) {
      actions.seek(seconds)
      actions.play()
    },
  }))

  /** A finger asks for the controls first; a mouse, which sees them, plays and pauses. */
  const press = () => {
    if (settings) setSettings(false)
    else if (pointer.current !== 'touch' || !playing) actions.toggle()
    else if (controls.shown) controls.hide()
    else controls.wake()
  }
  const keyed = keyAction({ ...actions, captions: () => change({ captions: !choices.captions }), mute: () => change({ muted: !choices.muted }) })
  const state = playback.phase === 'failed' ? 'failed' : playback.waiting && playing ? 'waiting' : playback.phase === 'idle' ? 'idle' : undefined
  return (
    // The keys are those of the buttons in it, for whoever has one of them in focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={frame}
      role="group"
      aria-label={t`播放器：${label}`}
      className={clsx(styles.player, className)}
      data-quiet={controls.shown ? undefined : ''}
      style={className ? undefined : { aspectRatio: `${width} / ${height}` }}
      onKeyDown={(event) => {
        controls.wake()
        keyed(event)
      }}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && controls.wake()}
    >
      {/* The button below does the same for the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles.picture} onPointerDown={({ pointerType }) => void (pointer.current = pointerType)} onClick={press}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          ref={video}
          src={file}
          poster={poster}
          width={width}
          height={height}
          aria-label={label}
          playsInline
          loop={loop}
          preload={saving === false ? 'metadata' : 'none'}
          {...events}
          onTimeUpdate={(event) => {
            events.onTimeUpdate(event)
            onTime?.(event.currentTarget.currentTime)
          }}
          onPause={({ currentTarget }) => {
            events.onPause()
            onStop?.(currentTarget.currentTime)
          }}
        >
          {captions && <track key={captions.src} kind="captions" src={captions.src} srcLang={captions.language} label={captions.name} />}
        </video>
        {state === 'waiting' && (
          <span className={styles.centre} role="status" aria-label={t`正在缓冲`}>
            <LoaderCircle className={styles.turning} aria-hidden />
          </span>
        )}
        {state === 'idle' && (
          <span className={styles.centre} aria-hidden>
            <Play />
          </span>
        )}
      </div>
      {state === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>
            <Trans>短片没能打开，网络恢复后可以接着看</Trans>
          </p>
          <Button size="small" icon={RotateCcw} onClick={actions.retry}>
            <Trans>再试一次</Trans>
          </Button>
        </div>
      )}
      {words && (
        <p className={styles.caption} lang={captions?.language}>
          <span>{words}</span>
        </p>
      )}
      {settings && <PlayerSettings choices={choices} low={low} onChange={change} />}
      <PlayerBar player={player} chapters={chapters} hasCaptions={captions !== undefined} hasSound={hasSound} settings={settings} onSettings={() => setSettings(!settings)} />
    </div>
  )
}
