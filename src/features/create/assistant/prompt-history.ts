import * as v from 'valibot'
import { appConfig } from '#config'
import { controlsOf, type Generator } from '#contract/generators/control.ts'
import { writeKept } from '~/shared/lib/draft.ts'
import type { FormValues } from '../form.ts'
import { findKept, useKept } from '../presets/kept.ts'

const Prompts = v.array(v.string())
/** Generators of one kind share their prompts; people on one device do not. */
const nameOf = (person: string, { category }: Generator) => `prompts.${person}.${category}`

export function keepPrompt(person: string | undefined, generator: Generator, input: FormValues): void {
  const field = controlsOf(generator).find(({ control }) => control.control === 'prompt')
  const prompt = field && input[field.name]
  if (!person || typeof prompt !== 'string' || prompt.trim() === '') return
  const name = nameOf(person, generator)
  const others = (findKept(Prompts, name) ?? []).filter((other) => other !== prompt)
  writeKept(name, [prompt, ...others].slice(0, appConfig.creation.promptsKept))
}

/** A person's prompts on this device, the newest first. */
export function usePromptHistory(person: string | undefined, generator: Generator) {
  const name = nameOf(person ?? '', generator)
  const prompts = useKept(Prompts, name) ?? []
  return { prompts, remove: (prompt: string) => writeKept(name, prompts.filter((other) => other !== prompt)), clear: () => writeKept(name, []) }
}
