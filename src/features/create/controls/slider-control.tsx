import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { Chip } from '~/shared/ui/chip-group/chip.tsx'
import { Slider } from '~/shared/ui/slider/slider.tsx'
import { useForm } from '../form.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'
import { useFormDefaults } from './use-form-defaults.ts'

/**
 * A number in its range; a double tap, or delete on the keyboard, brings the default back. Without a default it is for the
 * engine to choose until the person does.
 */
export function SliderControl({ name, label, control }: ControlProps) {
  const { t, i18n } = useLingui()
  const { values, set } = useForm()
  const { from = 0, to = 1, step } = control
  const usual = useFormDefaults()[name]
  const chosen = values[name] as number | undefined
  const measured = usual === undefined
  const current = chosen ?? (from + to) / 2
  const shareOf = (value: number) => (value - from) / (to - from)
  // What may go both ways is filled from the middle.
  const filled = from < 0 ? { '--from': shareOf(Math.min(0, current)), '--filled': shareOf(from + Math.abs(current)) } : undefined
  const format = (value: number) =>
    chosen === undefined ? t`自动` : step === 1 ? i18n.number(value) : i18n.number(value, { style: 'percent', signDisplay: from < 0 ? 'exceptZero' : 'auto', maximumFractionDigits: 0 })
  return (
    // The slider itself answers to the keyboard and to those who cannot see; this is a shortcut.
    <div
      className={filled && styles.bothWays}
      // The custom properties are not part of React's CSSProperties.
      style={filled as CSSProperties | undefined}
      title={t`双击恢复默认`}
      onDoubleClick={() => set(name, usual)}
      onKeyDown={({ key }) => {
        if (key === 'Delete' || key === 'Backspace') set(name, usual)
      }}
      role="presentation"
    >
      <Slider label={label} value={current} onChange={(value) => set(name, value)} min={from} max={to} step={step} format={format} />
      {measured && chosen !== undefined && (
        <Chip pressed={false} onClick={() => set(name, undefined)}>
          {t`自动`}
        </Chip>
      )}
    </div>
  )
}
