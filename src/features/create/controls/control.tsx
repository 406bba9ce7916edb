import { useLingui } from '@lingui/react'
import type { ComponentType } from 'react'
import type { Control as ControlDescription } from '#contract/generators/control.ts'
import { useForm } from '../form.ts'
import { problemFor } from '../problem.words.ts'
import { BackdropControl } from './backdrop-control.tsx'
import { BackgroundControl } from './background-control.tsx'
import { ClarityControl, CountControl, SeedControl, SizeControl, SliderControl, StyleControl, SubjectControl } from './choice-controls.tsx'
import type { ControlProps } from './control-props.ts'
import { fieldWords } from './field-words.ts'
import { PhotoControl } from './photo-control.tsx'
import { NegativeControl, PromptControl } from './prompt-control.tsx'

/** What edits each kind of field; strokes are drawn on the canvas itself. */
const controls: Record<Exclude<ControlDescription['control'], 'strokes'>, ComponentType<ControlProps>> = {
  prompt: PromptControl,
  negative: NegativeControl,
  photo: PhotoControl,
  style: StyleControl,
  size: SizeControl,
  clarity: ClarityControl,
  count: CountControl,
  seed: SeedControl,
  subject: SubjectControl,
  background: BackgroundControl,
  backdrop: BackdropControl,
  slider: SliderControl,
}

export function Control({ name, control }: { name: string; control: ControlDescription }) {
  const { i18n } = useLingui()
  const { problem } = useForm()
  if (control.control === 'strokes') return null
  const Editor = controls[control.control]
  const words = fieldWords[name]
  const error = problem?.field === name ? i18n._(problemFor(control.control, problem.rule)) : undefined
  return <Editor name={name} label={words ? i18n._(words) : name} control={control} error={error} />
}
