import { useLingui } from '@lingui/react/macro'
import { Dices } from 'lucide-react'
import { appConfig } from '#config'
import { clarities, imageStyles, pixelsOf, ratios, type Clarity, type ImageStyle, type Ratio } from '#contract/generators/fields.ts'
import { clarityWords, styleWords } from '~/entities/generator/style.words.ts'
import { ChipGroup } from '~/shared/ui/chip-group/chip-group.tsx'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { SegmentedControl } from '~/shared/ui/segmented-control/segmented-control.tsx'
import { Slider } from '~/shared/ui/slider/slider.tsx'
import { Stepper } from '~/shared/ui/stepper/stepper.tsx'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'
import { useForm } from '../form.ts'
import type { ControlProps } from './control-props.ts'
import { Labelled } from './labelled.tsx'
import styles from './controls.module.css'
import { StylePicker } from './style-picker.tsx'

export function StyleControl({ name, label }: ControlProps) {
  const { i18n } = useLingui()
  const { values, set } = useForm()
  return (
    <Labelled label={label}>
      <StylePicker
        label={label}
        choices={imageStyles.map((style) => ({ value: style, label: i18n._(styleWords[style]) }))}
        value={values[name] as ImageStyle}
        onChange={(style) => set(name, style)}
      />
    </Labelled>
  )
}

export function SizeControl({ name, label }: ControlProps) {
  const { values, set } = useForm()
  const size = values[name] as Ratio
  const { width, height } = pixelsOf(size, (values.clarity as Clarity | undefined) ?? 'standard')
  return (
    <Labelled label={label} aside={<span className={styles.figure}>{`${width} × ${height}`}</span>}>
      <ChipGroup
        label={label}
        value={size}
        onChange={(ratio) => set(name, ratio)}
        choices={ratios.map((ratio) => ({
          value: ratio,
          label: (
            <span className={styles.ratio}>
              <span className={styles.ratioBox} style={{ aspectRatio: ratio.replace(':', ' / ') }} data-tall={isTall(ratio) || undefined} aria-hidden />
              {ratio}
            </span>
          ),
        }))}
      />
    </Labelled>
  )
}

function isTall(ratio: Ratio): boolean {
  const [width, height] = ratio.split(':').map(Number)
  return height! > width!
}

export function ClarityControl({ name, label }: ControlProps) {
  const { i18n } = useLingui()
  const { values, set } = useForm()
  return (
    <Labelled label={label}>
      <SegmentedControl
        label={label}
        value={values[name] as Clarity}
        onChange={(clarity) => set(name, clarity)}
        choices={clarities.map((clarity) => ({ value: clarity, label: i18n._(clarityWords[clarity]) }))}
      />
    </Labelled>
  )
}

export function CountControl({ name, label }: ControlProps) {
  const { values, set } = useForm()
  return <Stepper label={label} value={values[name] as number} onChange={(count) => set(name, count)} min={1} max={appConfig.creation.maxCount} />
}

export function SeedControl({ name, label, error }: ControlProps) {
  const { t } = useLingui()
  const { values, set } = useForm()
  const seed = values[name] as number | undefined
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={seed === undefined ? '' : String(seed)}
      onChange={(text) => {
        const digits = text.replace(/\D/g, '')
        set(name, digits === '' ? undefined : Number(digits))
      }}
      error={error}
      hint={t`同样的描述和种子会画出同一幅画；留空则每次不同`}
      placeholder={t`随机`}
      maximum={10}
      trailing={<IconButton icon={Dices} label={t`换一个种子`} onClick={() => set(name, crypto.getRandomValues(new Uint32Array(1))[0])} />}
    />
  )
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

export function SliderControl({ name, label, control }: ControlProps) {
  const { values, set } = useForm()
  return (
    <Slider
      label={label}
      value={values[name] as number}
      onChange={(value) => set(name, value)}
      min={0}
      max={1}
      step={control.step}
      format={(value) => `${Math.round(value * 100)}%`}
    />
  )
}

