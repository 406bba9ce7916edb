import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Paintbrush } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { appConfig } from '#config'
import { countCharacters } from '#contract/characters.ts'
import { api } from '~/shared/api/api.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { promptCheckKey } from '../check-keys.ts'
import { useForm } from '../form.ts'
import styles from './offers.module.css'
import { useReader } from './use-reader.ts'

/** Milliseconds after the last key. */
const PAUSE = 700
/** Words named at most, of what is painted and of what is left out. */
const SHOWN = 6

/**
 * What the chosen painter will paint of a prompt and what it leaves out, before a point is spent, and the way to a model
 * that reads all of it. `hint` stands there as long as nothing is known.
 */
export function PromptLimits({ prompt, hint }: { prompt: string; hint: ReactNode }) {
  const { i18n } = useLingui()
  const { generator, offers } = useForm()
  const reader = useReader()
  const written = usePaused(prompt.trim())
  const asked = written !== '' && countCharacters(written) <= appConfig.creation.promptMaxLength
  const { data } = useQuery({
    queryKey: promptCheckKey(generator, written, offers.chosen?.id, i18n.locale),
    queryFn: ({ signal }) =>
      api('promptCheck', { generator: generator.id, offer: offers.chosen?.id, prompt: written }, { quiet: true, signal }),
    enabled: asked,
    staleTime: Infinity,
    // What was said of the words before stays until more is known.
    placeholderData: keepPreviousData,
  })
  const list = new Intl.ListFormat(i18n.locale, { style: 'narrow', type: 'conjunction' })
  const named = (words: readonly string[]) => list.format(words.slice(0, SHOWN))
  const { paints = [], unread = [], refusal } = (asked && data) || {}
  const painted = named(paints)
  const missed = refusal ?? named(unread)
  if (painted === '' && missed === '') return hint
  return (
    <div className={styles.limits}>
      <p>
        {painted !== '' && <Trans>会画：{painted}</Trans>}
        {painted !== '' && missed !== '' && ' · '}
        {missed !== '' && (
          <strong>{refusal ?? <Trans>画不出：{missed}</Trans>}</strong>
        )}
      </p>
      {missed !== '' && reader && <PaintWith model={reader.model} onChoose={() => offers.choose(reader.id)} />}
    </div>
  )
}

function PaintWith({ model, onChoose }: { model: string; onChoose: () => void }) {
  return (
    <Button size="small" icon={Paintbrush} onClick={onChoose}>
      <Trans>用 {model} 来画</Trans>
    </Button>
  )
}

function usePaused(text: string): string {
  // The first letter brings this part, and is not all that is going to be written.
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
