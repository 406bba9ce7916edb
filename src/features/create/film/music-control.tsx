import { Trans, useLingui } from '@lingui/react/macro'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { musicMoods, type MusicMood } from '#contract/generators/film-choices.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { ChipGroup } from '~/shared/ui/chip-group/chip-group.tsx'
import type { ControlProps } from '../controls/control-props.ts'
import { Labelled } from '../controls/labelled.tsx'
import { useForm } from '../form.ts'
import { musicWords } from './film.words.ts'

/** The mood of the music, and a piece of it to listen to. */
export function MusicControl({ name, label, control, error }: ControlProps) {
  const { i18n } = useLingui()
  const { values, set } = useForm()
  const value = values[name] as keyof typeof musicWords
  const sample = musicMoods.find((mood) => mood === value)
  return (
    <Labelled label={label} error={error} aside={sample && <Listen key={sample} mood={sample} />}>
      <ChipGroup
        label={label}
        value={value}
        onChange={(mood) => set(name, mood)}
        choices={(control.options ?? []).map((mood) => ({ value: mood as keyof typeof musicWords, label: i18n._(musicWords[mood as keyof typeof musicWords]) }))}
      />
    </Labelled>
  )
}

function Listen({ mood }: { mood: MusicMood }) {
  const player = useRef<HTMLAudioElement>(null)
  const [plays, setPlays] = useState(false)
  // It must not go on when its mood is no longer chosen.
  useEffect(() => {
    const audio = player.current
    return () => {
      if (audio && !audio.paused) audio.pause()
    }
  }, [])
  return (
    <>
      {/* Music has no words. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={player} src={`/music/${mood}.mp3`} preload="none" onPlay={() => setPlays(true)} onPause={() => setPlays(false)} onEnded={() => setPlays(false)} />
      {/* It may be refused, as when the file does not come: then nothing plays. */}
      <Button size="small" tone="quiet" icon={plays ? Pause : Play} onClick={() => (plays ? player.current?.pause() : void player.current?.play().catch(() => {}))}>
        {plays ? <Trans>停</Trans> : <Trans>试听</Trans>}
      </Button>
    </>
  )
}
