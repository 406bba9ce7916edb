import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { X, type LucideIcon } from 'lucide-react'
import { useId, useRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { appConfig } from '#config'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import styles from './text-field.module.css'

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'maxLength' | 'id'>

export interface TextFieldProps extends Native, Pick<FieldFrameProps, 'label' | 'hideLabel' | 'aside' | 'hint' | 'error'> {
  value: string
  onChange: (value: string) => void
  /** Characters; 140 unless told. */
  maximum?: number
  /** Off unless told: a short field needs no count. */
  showCounter?: boolean
  clearable?: boolean
  icon?: LucideIcon
  /** Inside the field, at its end: 'send the code'. */
  trailing?: ReactNode
}

export function TextField(props: TextFieldProps) {
  const { label, hideLabel, aside, hint, error, value, onChange, maximum = appConfig.inputMaxLength, ...rest } = props
  const { showCounter, clearable, icon: Icon, trailing, className, ...native } = rest
  const { t } = useLingui()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <FieldFrame
      id={id}
      label={label}
      hideLabel={hideLabel}
      aside={aside}
      hint={hint}
      error={error}
      counter={showCounter ? { length: value.length, maximum } : undefined}
    >
      <div className={clsx(styles.box, className)} data-invalid={error ? true : undefined}>
        {Icon && <Icon aria-hidden className={styles.icon} />}
        <input
          type="text"
          {...native}
          ref={input}
          id={id}
          className={styles.input}
          value={value}
          maxLength={maximum}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
        />
        {clearable && value !== '' && (
          <button type="button" className={styles.clear} onClick={clear} aria-label={t`清空`}>
            <X aria-hidden />
          </button>
        )}
        {trailing}
      </div>
    </FieldFrame>
  )
}
