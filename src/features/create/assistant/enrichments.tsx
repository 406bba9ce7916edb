import { Trans } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { appConfig } from '#config'
import { Button } from '~/shared/ui/button/button.tsx'
import { useForm } from '../form.ts'
import styles from './assistant.module.css'
import { enrich } from './enrich.ts'
import { ModelChoices } from './model-choices.tsx'
import { useSpeech } from './use-speech.ts'

const COUNT = 3

/** Richer ways to say the prompt, to choose one of. */
export function Enrichments({ prompt, onChoose }: { prompt: string; onChoose: (prompt: string) => void }) {
  const { values } = useForm()
  const speech = useSpeech()
  const [from, setFrom] = useState(0)
  const choices = enrich(prompt, values, speech, { most: appConfig.creation.promptMaxLength, count: COUNT, from })
  return (
    <>
      {choices.length === 0 ? (
        <p className={styles.note}>
          <Trans>你的描述已经很丰富，直接开始吧</Trans>
        </p>
      ) : (
        <ul className={styles.choices}>
          {choices.map((choice) => (
            <li key={choice.prompt}>
              <button type="button" className={styles.choice} onClick={() => onChoose(choice.prompt)}>
                <span className={styles.choiceName}>{choice.name}</span>
                <span className={styles.own}>{prompt.trim()}</span>
                <span>{choice.added}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <ModelChoices prompt={prompt} onChoose={onChoose} />
      {choices.length > 0 && (
        <Button tone="quiet" size="small" icon={RefreshCw} onClick={() => setFrom(from + COUNT)}>
          <Trans>换一批</Trans>
        </Button>
      )}
    </>
  )
}
