import { useEffect, useState, type RefObject } from 'react'

/**
 * The words of a film's first track at the present time; the player shows them itself, so that they stand where nothing is
 * covered. Where the system plays the film alone (full screen of a phone, picture in picture), it shows them.
 */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, shown: boolean, source: string | undefined): string {
  const [words, setWords] = useState('')
  useEffect(() => {
    const element = video.current
    const track = element?.textTracks[0]
    if (!element || !track || source === undefined) return undefined
    const say = () => setWords(shown ? [...(track.activeCues ?? [])].map((cue) => (cue as VTTCue).text).join('\n') : '')
    const alone = ['webkitbeginfullscreen', 'enterpictureinpicture']
    const back = ['webkitendfullscreen', 'leavepictureinpicture']
    const leave = () => setMode(track, shown ? 'showing' : 'disabled')
    const come = () => setMode(track, shown ? 'hidden' : 'disabled')
    come()
    say()
    track.addEventListener('cuechange', say)
    for (const name of alone) element.addEventListener(name, leave)
    for (const name of back) element.addEventListener(name, come)
    return () => {
      track.removeEventListener('cuechange', say)
      for (const name of alone) element.removeEventListener(name, leave)
      for (const name of back) element.removeEventListener(name, come)
    }
  }, [video, shown, source])
  return words
}

function setMode(track: TextTrack, mode: TextTrackMode): void {
  track.mode = mode
}
