import type { MessageDescriptor } from '@lingui/core'
import { Chip } from '~/shared/ui/chip-group/chip.tsx'
import { hasPart, withoutPart, withPart } from './parts.ts'
import { useSpeech } from './use-speech.ts'

export interface PromptProps {
  prompt: string
  onChange: (prompt: string) => void
}

/** A word that a tap adds to the prompt, and another takes away again. */
export function Word({ word, prompt, onChange }: PromptProps & { word: MessageDescriptor }) {
  const speech = useSpeech()
  const part = speech.say(word)
  const there = hasPart(prompt, part)
  return (
    <Chip pressed={there} onClick={() => onChange(there ? withoutPart(prompt, part, speech) : withPart(prompt, part, speech))}>
      {part}
    </Chip>
  )
}
