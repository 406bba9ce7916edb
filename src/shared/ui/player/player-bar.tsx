import { useLingui } from '@lingui/react/macro'
import { Captions, CaptionsOff, Maximize, Minimize, Pause, PictureInPicture2, Play, RotateCcw, Settings2, Volume2, VolumeX } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { hasPictureInPicture } from './full-screen.ts'
import { clockTime } from './playback.ts'
import styles from './player.module.css'
import { Scrubber, type Chapter } from './scrubber.tsx'
import type { usePlayer } from './use-player.ts'

interface PlayerBarProps {
  player: Omit<ReturnType<typeof usePlayer>, 'frame' | 'video'>
  chapters: readonly Chapter[]
  hasCaptions: boolean
  hasSound: boolean
  settings: boolean
  onSettings: () => void
}

const never = () => () => {}

/** What is done with a film, at the size of a thumb. */
export function PlayerBar({ player, chapters, hasCaptions, hasSound, settings, onSettings }: PlayerBarProps) {
  const { t } = useLingui()
  const { playback, choices, change, full, small, actions } = player
  const canFloat = useSyncExternalStore(never, hasPictureInPicture, () => false)
  const { phase, time, duration } = playback
  const again = phase === 'ended'
  return (
    <div className={styles.bar}>
      <Scrubber playback={playback} chapters={chapters} onSeek={actions.seek} />
      <div className={styles.buttons}>
        <IconButton
          icon={again ? RotateCcw : phase === 'playing' ? Pause : Play}
          label={again ? t`再看一遍` : phase === 'playing' ? t`暂停` : t`播放`}
          onClick={actions.toggle}
        />
        {hasSound && <IconButton icon={choices.muted ? VolumeX : Volume2} label={choices.muted ? t`打开声音` : t`静音`} onClick={() => change({ muted: !choices.muted })} />}
        {hasSound && (
          <input
            type="range"
            className={styles.volume}
            min={0}
            max={1}
            step={0.05}
            value={choices.muted ? 0 : choices.volume}
            aria-label={t`音量`}
            onChange={(event) => change({ volume: event.target.valueAsNumber, muted: event.target.valueAsNumber === 0 })}
          />
        )}
        <span className={styles.time}>
          {clockTime(time)} / {clockTime(duration)}
        </span>
        {hasCaptions && (
          <IconButton icon={choices.captions ? Captions : CaptionsOff} label={choices.captions ? t`关闭字幕` : t`打开字幕`} onClick={() => change({ captions: !choices.captions })} />
        )}
        <IconButton icon={Settings2} label={t`播放设置`} aria-expanded={settings} onClick={onSettings} />
        {canFloat && <IconButton icon={PictureInPicture2} label={small ? t`退出画中画` : t`画中画`} onClick={actions.pictureInPicture} className={styles.float} />}
        <IconButton icon={full ? Minimize : Maximize} label={full ? t`退出全屏` : t`全屏`} onClick={actions.fullScreen} />
      </div>
    </div>
  )
}
