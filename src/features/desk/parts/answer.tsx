import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorText } from '~/shared/api/error-text.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { Skeleton } from '~/shared/ui/skeleton/skeleton.tsx'

interface AnswerProps<Data> {
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** What a call has answered; until then its place, and when it failed why. */
export function Answer<Data>({ query: { data, isError, error, refetch }, children }: AnswerProps<Data>) {
  if (data !== undefined) return children(data)
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  return <div aria-busy><Skeleton height="200px" /></div>
}

/** In the place of what did not come: why, and the way to try again. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t, i18n } = useLingui()
  return <EmptyState text={errorText(error, i18n)} action={<Button icon={RefreshCw} onClick={onRetry}>{t`再试一次`}</Button>} />
}
