import { Trans, useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/shared/ui/button/button.tsx'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'
import styles from './assistant.module.css'

/** A list that fits on one screen needs no search. */
const SEARCH_FROM = 5

interface EarlierPromptsProps {
  prompts: readonly string[]
  onChoose: (prompt: string) => void
  onRemove: (prompt: string) => void
  onClear: () => void
}

/** What the person wrote before, to be used again or removed. */
export function EarlierPrompts({ prompts, onChoose, onRemove, onClear }: EarlierPromptsProps) {
  const { t } = useLingui()
  const [sought, setSought] = useState('')
  const found = prompts.filter((prompt) => prompt.toLowerCase().includes(sought.trim().toLowerCase()))
  return (
    <>
      {(prompts.length >= SEARCH_FROM || sought !== '') && (
        <TextField
          label={t`搜索写过的描述`}
          hideLabel
          icon={Search}
          type="search"
          value={sought}
          onChange={setSought}
          placeholder={t`搜索写过的描述`}
          clearable
        />
      )}
      {found.length === 0 && (
        <p className={styles.note} role="status">
          {prompts.length === 0 ? <Trans>还没有写过的描述</Trans> : <Trans>没有找到，换个词试试</Trans>}
        </p>
      )}
      <ul className={styles.history}>
        {found.map((prompt) => (
          <li key={prompt}>
            <button type="button" className={styles.earlier} onClick={() => onChoose(prompt)}>
              {prompt}
            </button>
            <IconButton icon={X} label={t`删除“${prompt}”`} onClick={() => onRemove(prompt)} />
          </li>
        ))}
      </ul>
      {prompts.length > 1 && sought === '' && (
        <Button tone="quiet" size="small" onClick={onClear}>
          <Trans>全部清空</Trans>
        </Button>
      )}
    </>
  )
}
