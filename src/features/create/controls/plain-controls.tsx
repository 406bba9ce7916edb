import { useLingui } from '@lingui/react/macro'
import { appConfig, type Locale } from '#config'
import { clarities, type Clarity, type ImageStyle } from '#contract/generators/fields.ts'
import { clarityWords } from '~/entities/generator/style.words.ts'
import { localeNames } from '~/shared/i18n/locales.ts'
import { ChipGroup } from '~/shared/ui/chip-group/chip-group.tsx'
import { SegmentedControl } from '~/shared/ui/segmented-control/segmented-control.tsx'
import { Stepper } from '~/shared/ui/stepper/stepper.tsx'
import { Switch } from '~/shared/ui/switch/switch.tsx'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'
import { useForm } from '../form.ts'
import type { ControlProps } from './control-props.ts'
import { Labelled } from './labelled.tsx'
import { OptionPictures } from './option-pictures.tsx'
import { useStyles } from './use-options.ts'

export function StyleControl({ name, label, control }: ControlProps) {
  const { values, set } = useForm()
  return (
    <Labelled label={label}>
      <OptionPictures label={label} options={useStyles(control)} value={values[name] as ImageStyle} onChange={(style) => set(name, style)} />
    </Labelled>
  )
}

export function ClarityControl({ name, label, control }: ControlProps) {
  const { i18n } = useLingui()
  const { values, set } = useForm()
  return (
    <Labelled label={label}>
      <SegmentedControl
        label={label}
        value={values[name] as Clarity}
        onChange={(clarity) => set(name, clarity)}
        choices={clarities.filter((clarity) => control.options?.includes(clarity) ?? true).map((clarity) => ({ value: clarity, label: i18n._(clarityWords[clarity]) }))}
      />
    </Labelled>
  )
}

export function CountControl({ name, label, control }: ControlProps) {
  const { values, set } = useForm()
  return <Stepper label={label} value={values[name] as number} onChange={(count) => set(name, count)} min={1} max={control.to ?? appConfig.creation.maxCount} />
}

export function SubjectControl({ name, label }: ControlProps) {
  const { t } = useLingui()
  const { values, set } = useForm()
  return (
    <Labelled label={label}>
      <SegmentedControl
        label={label}
        value={values[name] as string}
        onChange={(subject) => set(name, subject)}
        choices={[
          { value: 'auto', label: t`自动` },
          { value: 'person', label: t`人物` },
          { value: 'object', label: t`物品` },
        ]}
      />
    </Labelled>
  )
}

export function SwitchControl({ name, label }: ControlProps) {
  const { values, set } = useForm()
  return <Switch label={label} checked={values[name] === true} onChange={(on) => set(name, on)} />
}

export function TextControl({ name, label, control, error }: ControlProps) {
  const { t } = useLingui()
  const { values, set } = useForm()
  return (
    <TextField
      label={label}
      value={(values[name] as string | undefined) ?? ''}
      onChange={(text) => set(name, text)}
      error={error}
      maximum={control.to ?? appConfig.creation.titleMaxLength}
      placeholder={t`留空由我们来写`}
      showCounter
      clearable
    />
  )
}

export function LanguageControl({ name, label, control }: ControlProps) {
  const { values, set } = useForm()
  return (
    <Labelled label={label}>
      <ChipGroup
        label={label}
        value={values[name] as Locale}
        onChange={(locale) => set(name, locale)}
        choices={appConfig.locales.filter((locale) => control.options?.includes(locale) ?? true).map((locale) => ({ value: locale, label: <span lang={locale}>{localeNames[locale]}</span> }))}
      />
    </Labelled>
  )
}
