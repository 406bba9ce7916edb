import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Clapperboard, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { countCharacters } from '#contract/characters.ts'
import { storyboardLimits, type Scene } from '#contract/generators/film-choices.ts'
import { api } from '~/shared/api/api.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { TextArea } from '~/shared/ui/text-field/text-area.tsx'
import type { ControlProps } from '../controls/control-props.ts'
import { useForm } from '../form.ts'
import styles from './film.module.css'

/** The script, and the way to its storyboard. */
export function ScriptControl({ name, label, error }: ControlProps) {
  const { t } = useLingui()
  const { values, set } = useForm()
  const script = (values[name] as string | undefined) ?? ''
  const scenes = (values.scenes as Scene[] | undefined) ?? []
  const [before, setBefore] = useState<Scene[]>()
  const { mutate, isPending, data } = useMutation({
    mutationFn: (written: string) => api('storyboardPropose', { script: written }),
    onSuccess: (proposed) => {
      setBefore(scenes.length > 0 ? scenes : undefined)
      set('scenes', proposed.scenes)
    },
  })
  const written = script.trim()
  const isUsable = written !== '' && countCharacters(written) <= storyboardLimits.scriptMax
  return (
    <div className={styles.stack}>
      <TextArea
        label={label}
        name={name}
        value={script}
        onChange={(next) => set(name, next)}
        error={error}
        maximum={storyboardLimits.scriptMax}
        rows={6}
        placeholder={t`写一段故事、旅行日记或产品介绍，例如：清晨，海边的小镇还在睡。一个女孩推开窗，看见远处的灯塔。`}
      />
      <div className={styles.row}>
        <Button size="small" icon={Clapperboard} disabled={!isUsable || isPending} aria-busy={isPending} onClick={() => mutate(written)}>
          {isPending ? <Trans>正在分镜…</Trans> : scenes.length > 0 ? <Trans>重新分镜</Trans> : <Trans>生成分镜</Trans>}
        </Button>
        {before && (
          <Button
            size="small"
            tone="quiet"
            icon={Undo2}
            onClick={() => {
              set('scenes', before)
              setBefore(undefined)
            }}
          >
            <Trans>恢复之前的分镜</Trans>
          </Button>
        )}
      </div>
      {data !== undefined && data.left !== '' && (
        <p className={styles.hint} role="status">
          <Trans>一分钟的短片放不下全部，从这里往后先留着：“{startOf(data.left)}”</Trans>
        </p>
      )}
    </div>
  )
}

const SHOWN = 24
const startOf = (text: string) => {
  const characters = Array.from(text)
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : text
}
