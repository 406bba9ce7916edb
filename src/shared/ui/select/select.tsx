import { Select as Base } from '@base-ui/react/select'
import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Choice } from '../chip-group/chip-group.tsx'
import menu from '../menu/menu.module.css'
import styles from './select.module.css'

export interface SelectProps<Value extends string> {
  label: ReactNode
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean
}

/** One of many, folded; chips serve better up to eight or so. */
export function Select<Value extends string>({ label, choices, value, onChange, disabled }: SelectProps<Value>) {
  return (
    <Base.Root
      items={choices}
      value={value}
      onValueChange={(next) => {
        if (next !== null) onChange(next)
      }}
      disabled={disabled}
      modal={false}
    >
      <div className={styles.field}>
        <Base.Label className={styles.label}>{label}</Base.Label>
        <Base.Trigger className={styles.trigger}>
          <Base.Value />
          <Base.Icon className={styles.icon}>
            <ChevronDown aria-hidden />
          </Base.Icon>
        </Base.Trigger>
      </div>
      <Base.Portal>
        <Base.Positioner className={menu.positioner} sideOffset={6} alignItemWithTrigger={false}>
          <Base.Popup className={clsx(menu.popup, styles.popup)}>
            <Base.List>
              {choices.map((choice) => (
                <Base.Item key={choice.value} value={choice.value} disabled={choice.disabled} className={menu.item}>
                  <Base.ItemText className={menu.grow}>{choice.label}</Base.ItemText>
                  <Base.ItemIndicator>
                    <Check aria-hidden />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
