import { useLingui } from '@lingui/react'
import type { Control } from '#contract/generators/control.ts'
import { imageStyles, type ImageStyle } from '#contract/generators/fields.ts'
import { choiceWords } from '~/entities/generator/choices/choice-words.ts'
import { styleWords } from '~/entities/generator/style.words.ts'
import { useForm } from '../form.ts'
import { groundOf } from './choice-tints.ts'
import type { PicturedOption } from './option-pictures.tsx'

/** What a field offers, each with its words and the picture that the generator made with it. */
export function useOptions(name: string, control: Control): PicturedOption<string>[] {
  const { i18n } = useLingui()
  const { generator, choices, offers } = useForm()
  return (control.options ?? []).map((value) => {
    const words = choiceWords(choices, name, value, offers.builtIn)
    return { value, label: words ? i18n._(words) : value, src: `/choices/${generator.id}/${value}.webp`, ground: groundOf(name, value) }
  })
}

/** The styles: the same scene painted in each of them. */
export function useStyles(control?: Control): PicturedOption<ImageStyle>[] {
  const { i18n } = useLingui()
  return imageStyles.filter((style) => control?.options?.includes(style) ?? true).map((value) => ({ value, label: i18n._(styleWords[value]), src: `/styles/${value}.webp`, ground: groundOf('style', value) }))
}
