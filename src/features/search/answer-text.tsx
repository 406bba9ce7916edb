import { SmartLink } from '~/shared/navigation/smart-link.tsx'
import type { AnswerTurn } from './use-answer.ts'
import styles from './answer.module.css'

/** An answer as plain text, whatever stands in it; the numbers of its sources lead there, and numbers of none are left out. */
export function AnswerText({ text, sources }: Pick<AnswerTurn, 'text' | 'sources'>) {
  return text.split('\n').filter((line) => line.trim() !== '').map((line, at) => (
    <p key={at}>
      {line.split(/\[(\d{1,2})\]/).map((part, index) => {
        if (index % 2 === 0) return part
        const source = sources[Number(part) - 1]
        return source && (
          <SmartLink key={index} link={`{${source.to}}`} className={styles.number} aria-label={source.title}>
            {part}
          </SmartLink>
        )
      })}
    </p>
  ))
}
