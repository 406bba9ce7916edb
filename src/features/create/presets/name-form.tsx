import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { appConfig } from '#config'
import { Button } from '~/shared/ui/button/button.tsx'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'
import styles from './presets.module.css'

interface NameFormProps {
  initial?: string
  placeholder?: string
  /** What is wrong with a name, in words. */
  problemOf?: (name: string) => string | undefined
  onName: (name: string) => void
}

/** Names a preset. */
export function NameForm({ initial = '', placeholder, problemOf, onName }: NameFormProps) {
  const { t } = useLingui()
  const [text, setText] = useState(initial)
  const form = useRef<HTMLFormElement>(null)
  // It appears where a name was asked for; what was pressed may be gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const name = text.trim()
  const problem = problemOf?.(name)
  return (
    <form
      ref={form}
      className={styles.naming}
      onSubmit={(event) => {
        event.preventDefault()
        if (name !== '' && !problem) onName(name)
      }}
    >
      <TextField
        label={t`预设名称`}
        hideLabel
        value={text}
        onChange={setText}
        maximum={appConfig.creation.presetNameMax}
        placeholder={placeholder}
        error={problem}
        autoComplete="off"
      />
      <Button type="submit" tone="primary" disabled={name === '' || problem !== undefined}>
        <Trans>保存</Trans>
      </Button>
    </form>
  )
}
