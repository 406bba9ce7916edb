import { useLingui } from '@lingui/react'
import type { ComponentType } from 'react'
import type { ControlProps } from '../controls/control-props.ts'
import { useForm } from '../form.ts'
import { filmProblems } from './film.words.ts'
import { MotionControl } from './motion-control.tsx'
import { MusicControl } from './music-control.tsx'
import { PhotosControl } from './photos-control.tsx'
import { ScriptControl } from './script-control.tsx'
import { StoryboardControl } from './storyboard-control.tsx'
import { TemplateControl } from './template-control.tsx'
import { TitleControl } from './title-control.tsx'
import { VoiceControl } from './voice-control.tsx'

const editors: Record<string, ComponentType<ControlProps>> = {
  script: ScriptControl,
  storyboard: StoryboardControl,
  photos: PhotosControl,
  template: TemplateControl,
  title: TitleControl,
  music: MusicControl,
  motion: MotionControl,
  voice: VoiceControl,
}

/** The controls of films, which other pages do not pay for. */
export function FilmControl({ name, control, error, ...rest }: ControlProps) {
  const { i18n } = useLingui()
  const { problem } = useForm()
  const Editor = editors[control.control]
  const own = problem?.field === name ? filmProblems[`${control.control}.${problem.rule}`] : undefined
  return Editor && <Editor {...rest} name={name} control={control} error={own ? i18n._(own) : error} />
}
