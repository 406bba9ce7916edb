import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { userQuery } from '~/entities/user/user.queries.ts'
import { api } from '~/shared/api/api.ts'
import { useForm } from '../form.ts'
import styles from './assistant.module.css'

interface ModelChoicesProps {
  prompt: string
  onChoose: (prompt: string) => void
}

/** What the operator's language model makes of the prompt. The built-in engine has no words for most of it, so it is asked for models alone. */
export function ModelChoices({ prompt, onChoose }: ModelChoicesProps) {
  const { offers } = useForm()
  const { data: person } = useQuery(userQuery)
  const written = prompt.trim()
  const { data, isFetching } = useQuery({
    queryKey: ['prompt', 'enriched', written],
    queryFn: ({ signal }) => api('promptEnrich', { prompt: written }, { quiet: true, signal }),
    enabled: person !== null && person !== undefined && !offers.builtIn && written !== '',
    // The same prompt is paid for once.
    staleTime: Infinity,
    retry: false,
  })
  if (isFetching)
    return (
      <p className={styles.note} role="status">
        <Trans>还有几种说法，正在请模型写…</Trans>
      </p>
    )
  if (!data || data.prompts.length === 0) return null
  return (
    <ul className={styles.choices}>
      {data.prompts.map((text) => (
        <li key={text}>
          <button type="button" className={styles.choice} onClick={() => onChoose(text)}>
            <span className={styles.choiceName}>
              <Trans>模型写的</Trans>
            </span>
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
