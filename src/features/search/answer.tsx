import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw, Send, Sparkles } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { appConfig } from '#config'
import { errorText } from '~/shared/api/error-text.ts'
import { SmartLink } from '~/shared/navigation/smart-link.tsx'
import { Button } from '~/shared/ui/button/button.tsx'
import { Chip } from '~/shared/ui/chip-group/chip.tsx'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { Skeleton } from '~/shared/ui/skeleton/skeleton.tsx'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'
import { AnswerText } from './answer-text.tsx'
import styles from './answer.module.css'
import { CutOff } from './ask-answer.ts'
import { useAnswer, type AnswerTurn } from './use-answer.ts'

/** The answer to a search, with its sources and what may be asked next; nothing where nothing of ours answers. */
export function Answer({ query }: { query: string }) {
  const { t } = useLingui()
  const { turns, ask, again } = useAnswer(query)
  const last = turns.at(-1)
  if (!last || (turns.length === 1 && last.state === 'whole' && last.text === '')) return null
  return (
    <section className={styles.answer} aria-label={t`回答`} aria-busy={last.state === 'writing'}>
      {turns.map((turn, at) => (
        <Turn key={at} turn={turn} first={at === 0} onAgain={turn === last ? again : undefined} />
      ))}
      {last.state === 'whole' && (
        <>
          {last.followUps.length > 0 && (
            <div className={styles.followUps}>
              {last.followUps.map((question) => (
                <Chip key={question} onClick={() => ask(question)}>
                  {question}
                </Chip>
              ))}
            </div>
          )}
          <FollowUp key={turns.length} onAsk={ask} />
        </>
      )}
    </section>
  )
}

function Turn({ turn, first, onAgain }: { turn: AnswerTurn; first: boolean; onAgain: (() => void) | undefined }) {
  const { t, i18n } = useLingui()
  const { question, state, text, by, sources, error } = turn
  const failure = error instanceof CutOff ? error.message || t`回答写到一半断了` : errorText(error, i18n)
  return (
    <article className={styles.turn}>
      {!first && <h3>{question}</h3>}
      <div className={styles.text} aria-live="polite">
        {text === '' && state === 'writing' ? <Skeleton shape="line" width="80%" /> : <AnswerText text={text} sources={sources} />}
        {text === '' && state === 'whole' && <p>{t`没有找到能回答这个问题的内容，换个说法试试`}</p>}
      </div>
      {state === 'failed' && (
        <div className={styles.failed} role="alert">
          <span>{failure}</span>
          {onAgain && (
            <Button size="small" icon={RefreshCw} onClick={onAgain}>
              <Trans>再试一次</Trans>
            </Button>
          )}
        </div>
      )}
      {sources.length > 0 && (
        <ol className={styles.sources}>
          {sources.map(({ title, to }, at) => (
            <li key={at}>
              <SmartLink link={`{${to}}`}>{title}</SmartLink>
            </li>
          ))}
        </ol>
      )}
      {by && sources.length > 0 && (
        <p className={styles.by}>
          <Sparkles aria-hidden />
          {by === 'model' ? t`由语言模型根据上面的来源写成，可能有错` : t`由上面来源里的原文拼成`}
        </p>
      )}
    </article>
  )
}

function FollowUp({ onAsk }: { onAsk: (question: string) => void }) {
  const { t } = useLingui()
  const [question, setQuestion] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (question.trim() !== '') onAsk(question.trim())
  }
  return (
    <form onSubmit={submit}>
      <TextField
        label={t`接着问`}
        hideLabel
        value={question}
        onChange={setQuestion}
        placeholder={t`接着问`}
        maximum={appConfig.search.queryMax}
        enterKeyHint="send"
        trailing={<IconButton type="submit" icon={Send} label={t`提问`} disabled={question.trim() === ''} />}
      />
    </form>
  )
}
