import { useLingui } from '@lingui/react/macro'
import { promptLibrary, type PromptId, type PromptTheme } from '#contract/prompts/prompt-library.ts'
import { promptPicture } from '~/entities/prompt/prompt-picture.ts'
import { RadioGroup } from '~/shared/ui/radio/radio-group.tsx'
import styles from './activities.module.css'

interface CoverChoiceProps {
  theme: PromptTheme
  value: PromptId
  onChange: (cover: PromptId) => void
}

/** One of the pictures of a theme. */
export function CoverChoice({ theme, value, onChange }: CoverChoiceProps) {
  const { t } = useLingui()
  return (
    <RadioGroup
      label={t`封面`}
      options={promptLibrary
        .filter((prompt) => prompt.theme === theme || prompt.id === value)
        .map(({ id }) => ({ value: id, content: <img src={promptPicture(id)} alt={id} loading="lazy" /> }))}
      value={value}
      onChange={onChange}
      className={styles.covers}
      optionClassName={styles.cover}
    />
  )
}
