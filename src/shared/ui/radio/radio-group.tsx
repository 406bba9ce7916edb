import type { CSSProperties, KeyboardEvent, ReactNode, Ref } from 'react'

interface RadioOption<Value extends string> {
  value: Value
  content: ReactNode
  /** Where the content has no words of its own. */
  label?: string
  disabled?: boolean
}

export interface RadioGroupProps<Value extends string> {
  /** What is being chosen, for those who do not see it. */
  label: string
  options: readonly RadioOption<Value>[]
  /** What is none of the options: nothing is chosen yet. */
  value: string
  onChange: (value: Value) => void
  className?: string
  optionClassName?: string
  rows?: number
  style?: CSSProperties
  ref?: Ref<HTMLDivElement>
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** One of several, however it looks: Tab enters at the choice, the arrows move it, round and past what is disabled. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onChange, className, optionClassName, rows, style, ref } = props
  const free = options.filter((option) => !option.disabled)
  const entry = free.find((option) => option.value === value) ?? free[0]

  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    const radios = [...event.currentTarget.parentElement!.querySelectorAll<HTMLButtonElement>('[role="radio"]:enabled')]
    const next = radios.at((radios.indexOf(event.currentTarget) + step) % radios.length)!
    event.preventDefault()
    next.focus()
    next.click()
  }

  return (
    <div ref={ref} role="radiogroup" aria-label={label} className={className} style={style} data-rows={rows}>
      {options.map((option) => {
        const checked = option.value === value
        return (
          <button
            key={option.value}
            type="button"
            role="radio"
            aria-checked={checked}
            aria-label={option.label}
            data-checked={checked ? '' : undefined}
            disabled={option.disabled}
            tabIndex={option === entry ? 0 : -1}
            className={optionClassName}
            onClick={checked ? undefined : () => onChange(option.value)}
            onKeyDown={move}
          >
            {option.content}
          </button>
        )
      })}
    </div>
  )
}
