import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Switch } from '~/shared/ui/switch/switch.tsx'
import type { ControlProps } from '../controls/control-props.ts'
import { useForm } from '../form.ts'
import styles from './film.module.css'

/** Whether captions are read aloud, and by which of the voices that are there now. */
export function VoiceControl({ name, label, control }: ControlProps) {
  const { t } = useLingui()
  const id = useId()
  const { values, set } = useForm()
  const voices = (control.options ?? []).filter((voice) => voice !== '')
  const chosen = (values[name] as string | undefined) ?? ''
  return (
    <div className={styles.stack}>
      <Switch label={label} checked={chosen !== ''} onChange={(on) => set(name, on ? voices[0] : '')} />
      {chosen !== '' && (
        <>
          <div className={styles.choice}>
            <label htmlFor={id}>{t`声音`}</label>
            <select id={id} className={styles.select} value={chosen} onChange={({ target }) => set(name, target.value)}>
              {voices.map((voice) => (
                <option key={voice} value={voice}>
                  {nameOf(voice, voices)}
                </option>
              ))}
            </select>
          </div>
          <p className={styles.hint}>
            <Trans>字幕会交给语音模型朗读，音乐会让出位置；念得久的分镜会自动变长。</Trans>
          </p>
        </>
      )}
    </div>
  )
}

/** A voice's name, with its engine where there are several. */
function nameOf(voice: string, all: readonly string[]): string {
  const [engine = '', name = ''] = voice.split(/\/(.*)/s)
  const spoken = name.charAt(0).toLocaleUpperCase() + name.slice(1).replaceAll('_', ' ')
  return all.every((other) => other.startsWith(`${engine}/`)) ? spoken : `${spoken} · ${engine}`
}
