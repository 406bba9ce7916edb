import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { appConfig } from '#config'
import type { ImageStyle } from '#contract/generators/fields.ts'
import { Chip } from '~/shared/ui/chip-group/chip.tsx'
import { SegmentedControl } from '~/shared/ui/segmented-control/segmented-control.tsx'
import { TextArea } from '~/shared/ui/text-field/text-area.tsx'
import { useForm } from '../form.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'
import { Labelled } from './labelled.tsx'
import { OptionPictures } from './option-pictures.tsx'
import { PhotoDrop } from './photo-drop.tsx'
import { ReadWords } from './read-words.tsx'
import { useStyles } from './use-options.ts'

type Backdrop = { kind: 'prompt'; prompt: string; style: ImageStyle } | { kind: 'picture'; picture?: string }

const places = [
  msg`夕阳下的海滩`,
  msg`樱花树下`,
  msg`霓虹城市夜景`,
  msg`雪山湖泊`,
  msg`秋天的森林`,
  msg`星空银河`,
  msg`水墨山水`,
  msg`沙漠黄昏`,
]

export function BackdropControl({ name, label, error }: ControlProps) {
  const { t, i18n } = useLingui()
  const { values, set } = useForm()
  const pictured = useStyles()
  const backdrop = (values[name] as Backdrop | undefined) ?? { kind: 'prompt', prompt: '', style: 'auto' }
  return (
    <Labelled label={label} error={backdrop.kind === 'picture' ? error : undefined}>
      <div className={styles.stack}>
        <SegmentedControl
          label={label}
          value={backdrop.kind}
          onChange={(kind) => set(name, kind === 'prompt' ? { kind, prompt: '', style: 'auto' } : { kind })}
          choices={[
            { value: 'prompt', label: t`画一个` },
            { value: 'picture', label: t`用我的图` },
          ]}
        />
        {backdrop.kind === 'picture' ? (
          <PhotoDrop field={`${name}.picture`} value={backdrop.picture} onRemove={() => set(name, { kind: 'picture' })} label={label} />
        ) : (
          <>
            <TextArea
              label={label}
              hideLabel
              value={backdrop.prompt}
              onChange={(prompt) => set(name, { ...backdrop, prompt })}
              maximum={appConfig.creation.promptMaxLength}
              rows={2}
              placeholder={t`例如：夕阳下的海滩`}
              error={error}
            />
            <ReadWords prompt={backdrop.prompt} />
            <div className={styles.chips}>
              {places.map((place) => {
                const words = i18n._(place)
                return (
                  <Chip key={place.id} pressed={backdrop.prompt === words} onClick={() => set(name, { ...backdrop, prompt: words })}>
                    {words}
                  </Chip>
                )
              })}
            </div>
            <OptionPictures label={t`风格`} options={pictured} value={backdrop.style} onChange={(style) => set(name, { ...backdrop, style })} />
          </>
        )}
      </div>
    </Labelled>
  )
}
