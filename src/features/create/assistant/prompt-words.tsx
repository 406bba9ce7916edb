import { Chip } from '~/shared/ui/chip-group/chip.tsx'
import styles from './assistant.module.css'
import { hasPart, withoutPart, withPart } from './enrich.ts'
import { useSpeech } from './use-speech.ts'
import { firstWords, slots, vocabulary, type Slot } from './vocabulary.ts'

interface PromptWordsProps {
  prompt: string
  onChange: (prompt: string) => void
}

/** A word that a tap adds to the prompt, and another takes away again. */
function Word({ slot, word, prompt, onChange }: PromptWordsProps & { slot: Slot; word: string }) {
  const speech = useSpeech()
  const part = speech.say(vocabulary[slot].words[word]!)
  const there = hasPart(prompt, part)
  return (
    <Chip pressed={there} onClick={() => onChange(there ? withoutPart(prompt, part, speech) : withPart(prompt, part, speech))}>
      {part}
    </Chip>
  )
}

/** The few that are offered at once. */
export function FirstWords(words: PromptWordsProps) {
  return firstWords.map(([slot, word]) => <Word key={word} slot={slot} word={word} {...words} />)
}

/** All the words, by what they say. */
export function AllWords(words: PromptWordsProps) {
  const { say } = useSpeech()
  return slots.map((slot) => {
    const { name, words: all } = vocabulary[slot]
    return (
      <div key={slot} role="group" aria-label={say(name)} className={styles.slot}>
        <span>{say(name)}</span>
        <div className={styles.slotWords}>
          {Object.keys(all).map((word) => (
            <Word key={word} slot={slot} word={word} {...words} />
          ))}
        </div>
      </div>
    )
  })
}
