import { useLingui } from '@lingui/react'
import type { ComponentType } from 'react'
import type { Control as ControlDescription, ControlKind } from '#contract/generators/control.ts'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { useForm } from '../form.ts'
import { problemFor } from '../problem.words.ts'
import { ChoiceControl } from './choice-control.tsx'
import type { ControlProps } from './control-props.ts'
import { fieldWords } from './field-words.ts'
import { PhotoControl } from './photo-control.tsx'
import { ClarityControl, CountControl, LanguageControl, StyleControl, SubjectControl, SwitchControl, TextControl } from './plain-controls.tsx'
import { NegativeControl, PromptControl } from './prompt-control.tsx'
import { SeedControl } from './seed-control.tsx'
import { SizeControl } from './size-control.tsx'
import { SliderControl } from './slider-control.tsx'

/** Of a few pages each: the others do not pay for them. */
const BackdropControl = lazyPart(() => import('./backdrop-control.tsx'), 'BackdropControl', { whenFails: 'here' })
const BackgroundControl = lazyPart(() => import('./background-control.tsx'), 'BackgroundControl', { whenFails: 'here' })
const ChoicesControl = lazyPart(() => import('./choices-control.tsx'), 'ChoicesControl', { whenFails: 'here' })
const ColourControl = lazyPart(() => import('./colour-control.tsx'), 'ColourControl', { whenFails: 'here' })
const MarginsControl = lazyPart(() => import('../editor/margins/margins-control.tsx'), 'MarginsControl', { whenFails: 'here' })
const MaskControl = lazyPart(() => import('../editor/mask/mask-control.tsx'), 'MaskControl', { whenFails: 'here' })
const TapsControl = lazyPart(() => import('../editor/taps/taps-control.tsx'), 'TapsControl', { whenFails: 'here' })
const FilmControl = lazyPart(() => import('../film/film-control.tsx'), 'FilmControl', { whenFails: 'here' })

/** What edits each kind of field; strokes are drawn on the canvas itself. */
const controls: Record<Exclude<ControlKind, 'strokes'>, ComponentType<ControlProps>> = {
  prompt: PromptControl,
  negative: NegativeControl,
  text: TextControl,
  language: LanguageControl,
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
  switch: SwitchControl,
  colour: ColourControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  mask: MaskControl,
  taps: TapsControl,
  margins: MarginsControl,
  script: FilmControl,
  storyboard: FilmControl,
  photos: FilmControl,
  template: FilmControl,
  title: FilmControl,
  music: FilmControl,
  motion: FilmControl,
  voice: FilmControl,
}

export function Control({ name, control }: { name: string; control: ControlDescription }) {
  const { i18n } = useLingui()
  const { generator, problem } = useForm()
  if (control.control === 'strokes') return null
  const Editor = controls[control.control]
  const words = fieldWords(generator.id, name)
  const own = problem?.field === name && problem.text === undefined ? problem : undefined
  const error = own && i18n._(problemFor(control.control, own))
  return <Editor name={name} label={words ? i18n._(words) : name} control={control} error={error} />
}
