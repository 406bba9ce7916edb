import { useEffect, useReducer, useRef, useState, type SyntheticEvent } from 'react'
import { fillsScreen, toggleFullScreen, togglePictureInPicture } from './full-screen.ts'
import { arrivedFrom, idle, nextPlayback } from './playback.ts'
import { keepChoices, usePlayerChoices, useSavesData, type PlayerChoices } from './player-choices.ts'

export interface FilmSource {
  src: string
  /** The same film in less data. */
  lowSrc?: string
  /** Where it begins, in seconds. */
  from?: number
  /** How long it is known to be before any of it has come. */
  seconds?: number | undefined
}

/** A film's element, what it is doing, and what can be done with it. */
export function usePlayer({ src, lowSrc, from = 0, seconds = 0 }: FilmSource) {
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [playback, tell] = useReducer(nextPlayback, { ...idle, duration: seconds })
  const choices = usePlayerChoices()
  const saving = useSavesData()
  const [full, setFull] = useState(false)
  const [small, setSmall] = useState(false)
  /** Where to go on once the file is read: at the beginning, and after another file has taken its place. */
  const resume = useRef({ at: from, plays: false })
  const low = lowSrc === undefined ? undefined : (choices.low ?? saving ?? false)

  useEffect(() => {
    const changed = () => setFull(fillsScreen(frame.current))
    document.addEventListener('fullscreenchange', changed)
    return () => document.removeEventListener('fullscreenchange', changed)
  }, [])

  useEffect(() => {
    const element = video.current
    if (!element) return undefined
    const [enter, leave] = [() => setSmall(true), () => setSmall(false)]
    element.addEventListener('enterpictureinpicture', enter)
    element.addEventListener('leavepictureinpicture', leave)
    return () => {
      element.removeEventListener('enterpictureinpicture', enter)
      element.removeEventListener('leavepictureinpicture', leave)
    }
  }, [])

  useEffect(() => {
    const element = video.current
    if (!element) return
    element.defaultPlaybackRate = choices.rate
    element.playbackRate = choices.rate
    element.muted = choices.muted
    // Refused on iPhones, where the buttons of the phone decide.
    element.volume = choices.volume
  }, [choices.muted, choices.rate, choices.volume])

  // Where somebody was left may be known a moment later; who has begun stays where they are.
  useEffect(() => {
    const element = video.current
    if (!element || element.played.length > 0) return
    if (element.readyState === 0) resume.current = { at: from, plays: false }
    else if (element.currentTime !== from) element.currentTime = from
  }, [from])

  const change = (next: Partial<PlayerChoices>) => {
    const element = video.current
    if (next.low !== undefined && element) resume.current = { at: element.currentTime, plays: !element.paused }
    keepChoices({ ...choices, ...next })
  }

  // A play that is broken off by a pause or another file is no error.
  const play = () => void video.current?.play().catch(() => {})
  const seek = (seconds: number) => {
    const element = video.current
    if (!element) return
    if (element.readyState === 0) {
      resume.current = { ...resume.current, at: seconds }
      // With 'none' nothing is known of the film before somebody plays it.
      if (element.preload === 'none') element.preload = 'metadata'
    } else element.currentTime = Math.min(Math.max(0, seconds), element.duration || 0)
  }
  const actions = {
    play,
    seek,
    toggle: () => (video.current?.paused ? play() : video.current?.pause()),
    skip: (seconds: number) => seek((video.current?.currentTime ?? 0) + seconds),
    retry: () => {
      const element = video.current
      if (!element) return
      resume.current = { at: playback.time, plays: true }
      tell({ type: 'retry' })
      element.load()
    },
    fullScreen: () => frame.current && video.current && void toggleFullScreen(frame.current, video.current).catch(() => {}),
    pictureInPicture: () => video.current && void togglePictureInPicture(video.current).catch(() => {}),
  }

  const measure = ({ currentTarget: element }: SyntheticEvent<HTMLVideoElement>) => {
    const { currentTime: time, buffered } = element
    const duration = Number.isFinite(element.duration) ? element.duration : seconds
    tell({ type: 'time', time, duration, buffered: arrivedFrom(time, buffered) })
  }
  const events = {
    onPlay: () => tell({ type: 'play' }),
    onPause: () => tell({ type: 'pause' }),
    onEnded: () => tell({ type: 'ended' }),
    onWaiting: () => tell({ type: 'waiting' }),
    onPlaying: () => tell({ type: 'flowing' }),
    onCanPlay: () => tell({ type: 'flowing' }),
    onError: () => tell({ type: 'failed' }),
    onTimeUpdate: measure,
    onSeeked: measure,
    onProgress: measure,
    onDurationChange: measure,
    onLoadedMetadata: (event: SyntheticEvent<HTMLVideoElement>) => {
      const { at, plays } = resume.current
      resume.current = { at: 0, plays: false }
      if (at > 0) event.currentTarget.currentTime = at
      if (plays) play()
      measure(event)
    },
  }
  return { frame, video, playback, choices, change, low, saving, full, small, actions, events, file: low && lowSrc ? lowSrc : src }
}
