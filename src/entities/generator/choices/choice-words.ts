import type { MessageDescriptor } from '@lingui/core'

/** `here` where the built-in engine makes something else of the option than a model does. */
type OptionWords = MessageDescriptor | { model: MessageDescriptor; here: MessageDescriptor }

/** What the options of a generator's fields are called, by field and value. Each page brings those of its own generator. */
export type ChoiceWords = Readonly<Record<string, Readonly<Record<string, OptionWords>>>>

/** What an option is called; `builtIn` where the built-in engine makes it. */
export function choiceWords(choices: ChoiceWords, field: string, value: string, builtIn: boolean): MessageDescriptor | undefined {
  const words = choices[field]?.[value]
  return words && 'here' in words ? (builtIn ? words.here : words.model) : words
}
