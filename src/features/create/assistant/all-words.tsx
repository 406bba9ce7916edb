import styles from './assistant.module.css'
import { useSpeech } from './use-speech.ts'
import { slots, vocabulary } from './vocabulary.ts'
import { Word, type PromptProps } from './word.tsx'

/** All the words, by what they say. */
export function AllWords(words: PromptProps) {
  const { say } = useSpeech()
  return slots.map((slot) => {
    const { name, words: all } = vocabulary[slot]
    return (
      <div key={slot} role="group" aria-label={say(name)} className={styles.slot}>
        <span>{say(name)}</span>
        <div className={styles.slotWords}>
          {Object.entries(all).map(([key, word]) => (
            <Word key={key} word={word} {...words} />
          ))}
        </div>
      </div>
    )
  })
}
