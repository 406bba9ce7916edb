import type { Control } from '#contract/generators/control.ts'

/** What every control of a form is given; the rest it takes from the form. */
export interface ControlProps {
  name: string
  label: string
  control: Control
  /** What must be put right, in words. */
  error: string | undefined
}
