import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Paintbrush } from 'lucide-react'
import { useEffect, useState } from 'react'
import { appConfig } from '#config'
import { countCharacters } from '#contract/characters.ts'
import { api } from '~/shared/api/api.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { useForm } from '../form.ts'
import styles from './offers.module.css'
import { useReader } from './use-reader.ts'

/** Milliseconds after the last key. */
const PAUSE = 700
/** Words named at most. */
const SHOWN = 6

/** Under a prompt: the words that the chosen painter has none for, before a point is spent, and the way to a model that reads them. */
export function UnreadWords({ prompt }: { prompt: string }) {
  const { i18n } = useLingui()
  const { chosen, choose } = useForm().offers
  const reader = useReader()
  const written = usePaused(prompt.trim())
  const fits = written !== '' && countCharacters(written) <= appConfig.creation.promptMaxLength
  const { data } = useQuery({
    queryKey: ['unread', chosen?.id, written],
    queryFn: ({ signal }) => api('promptCheck', { offer: chosen?.id ?? '', prompt: written }, { quiet: true, signal }),
    enabled: fits,
    staleTime: Infinity,
  })
  if (!data?.unread.length || !chosen || !reader || reader === chosen) return null
  const { model } = reader
  const painter = chosen.model
  const missed = new Intl.ListFormat(i18n.locale, { style: 'narrow', type: 'conjunction' }).format(data.unread.slice(0, SHOWN))
  return (
    <div className={styles.unread} role="status">
      <p>
        <Trans>{painter} 还不会画：{missed}</Trans>
      </p>
      <Button size="small" icon={Paintbrush} onClick={() => choose(reader.id)}>
        <Trans>用 {model} 来画</Trans>
      </Button>
    </div>
  )
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
