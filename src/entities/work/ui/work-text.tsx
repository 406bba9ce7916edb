import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { Brush, Copy } from 'lucide-react'
import type { WorkText as Text } from '#contract/entities.ts'
import { copyText } from '~/shared/lib/copy-text.ts'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { topicWords } from '../topic.words.ts'
import { TextColours } from './text-colours.tsx'
import styles from './work-text.module.css'

/** The paragraph that a picture was put into. */
export function TextSummary({ text }: { text: Text }) {
  return <p className={styles.summary}>{text.summary}</p>
}

/** What was read out of a picture, and the prompts that make one like it. */
export function TextDetails({ text: { facts, colours, prompts } }: { text: Text }) {
  const { i18n } = useLingui()
  const { t } = useMacro()
  return (
    <div className={styles.details}>
      {facts.length > 0 && (
        <section>
          <h2>
            <Trans>看到了什么</Trans>
          </h2>
          <ul className={styles.facts}>
            {facts.map(({ topic, text }) => {
              const { name, icon: Icon } = topicWords[topic]
              return (
                <li key={topic + text}>
                  <Icon role="img" aria-label={i18n._(name)} />
                  {text}
                </li>
              )
            })}
          </ul>
        </section>
      )}
      {colours.length > 0 && <TextColours colours={colours} />}
      {prompts.length > 0 && (
        <section>
          <h2>
            <Trans>拿去就能画的提示词</Trans>
          </h2>
          <ul className={styles.prompts}>
            {prompts.map((prompt) => (
              <li key={prompt}>
                <p>{prompt}</p>
                <div>
                  <ButtonLink to="/functionList/draw/textDraw" search={{ prompt }} size="small" icon={Brush}>
                    <Trans>用它画一张</Trans>
                  </ButtonLink>
                  <IconButton icon={Copy} label={t`复制提示词`} onClick={() => void copyText(prompt, i18n)} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
