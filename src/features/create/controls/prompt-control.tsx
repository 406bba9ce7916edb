import { Trans, useLingui } from '@lingui/react/macro'
import { appConfig } from '#config'
import { TextArea } from '~/shared/ui/text-field/text-area.tsx'
import { useAssistant } from '../assistant/assistant.tsx'
import { promptingOf } from '../assistant/ideas.ts'
import { useForm } from '../form.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'
import { ReadWords } from './read-words.tsx'

export function PromptControl({ name, label, control, error }: ControlProps) {
  const { i18n } = useLingui()
  const { generator, offers, values, set } = useForm()
  const { placeholder } = promptingOf(generator.id, offers.builtIn)
  const prompt = (values[name] as string | undefined) ?? ''
  const { tools, below } = useAssistant(prompt, (next) => set(name, next))
  return (
    <div className={styles.stack}>
      <TextArea
        label={label}
        name={name}
        value={prompt}
        onChange={(next) => set(name, next)}
        error={error}
        maximum={Math.min(control.to ?? Infinity, appConfig.creation.promptMaxLength)}
        rows={4}
        placeholder={i18n._(placeholder)}
        tools={tools}
      />
      <ReadWords prompt={prompt} />
      {offers.chosen?.reads === 'english' && i18n.locale !== 'en' && <EnglishAlone model={offers.chosen.model} />}
      {below}
    </div>
  )
}

export function NegativeControl({ name, label, control, error }: ControlProps) {
  const { t } = useLingui()
  const { values, set } = useForm()
  return (
    <TextArea
      label={label}
      name={name}
      value={(values[name] as string | undefined) ?? ''}
      onChange={(next) => set(name, next)}
      error={error}
      maximum={Math.min(control.to ?? Infinity, appConfig.creation.negativeMaxLength)}
      rows={2}
      placeholder={t`例如：人物、云、文字`}
    />
  )
}

function EnglishAlone({ model }: { model: string }) {
  return (
    <p className={styles.hint}>
      <Trans>{model} 只读得懂英文，用英文写最准；其他语言里认得的词会先替你译好。</Trans>
    </p>
  )
}
