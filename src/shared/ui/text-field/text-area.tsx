import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { appConfig } from '#config'
import { countCharacters } from '#contract/characters.ts'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import styles from './text-field.module.css'

export interface TextAreaProps extends Pick<FieldFrameProps, 'label' | 'hideLabel' | 'aside' | 'hint' | 'error'> {
  value: string
  onChange: (value: string) => void
  placeholder?: string
  /** Characters as a person counts them; 140 unless told. More can be written and is marked: what is pasted must not be cut unseen. */
  maximum?: number
  /** Lines it has before anything is written; it grows with the words to three times that. */
  rows?: number
  disabled?: boolean
  name?: string
  /** A row of tools inside the box, under the words: ideas, polish, picture. */
  tools?: ReactNode
}

export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, aside, hint, error, value, onChange, placeholder, disabled, name, tools } = props
  const { maximum = appConfig.inputMaxLength, rows = 3 } = props
  const { t } = useLingui()
  const id = useId()
  const length = countCharacters(value)
  const area = useRef<HTMLTextAreaElement>(null)
  const clear = () => {
    onChange('')
    area.current?.focus()
  }
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} aside={aside} hint={hint} error={error}>
      <div className={styles.areaBox} data-invalid={error ? true : undefined}>
        <textarea
          ref={area}
          id={id}
          name={name}
          className={styles.area}
          style={{ minHeight: `${rows}lh`, maxHeight: `${rows * 3}lh` }}
          rows={rows}
          value={value}
          placeholder={placeholder}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
        />
        <div className={styles.areaFoot}>
          <div className={styles.tools} data-paint-later>{tools}</div>
          {value !== '' && !disabled && (
            <button type="button" className={styles.clear} onClick={clear} aria-label={t`清空`}>
              <X aria-hidden />
            </button>
          )}
          <span
            className={styles.counter}
            data-full={length >= maximum || undefined}
            data-over={length > maximum || undefined}
            data-paint-later
            aria-hidden
          >
            {length}/{maximum}
          </span>
        </div>
      </div>
    </FieldFrame>
  )
}
