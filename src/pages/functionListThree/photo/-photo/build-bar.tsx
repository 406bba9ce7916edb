import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Double } from '#contract/endpoints/photo-studio.ts'
import { photoStudioRules } from '#contract/photo-studio.ts'
import { storeDouble } from '~/entities/double/double.queries.ts'
import { api } from '~/shared/api/api.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { showCallError } from '~/shared/ui/toast/call-error.ts'
import styles from './flow.module.css'

const { photosLeast } = photoStudioRules

interface BuildBarProps {
  double: Double
  /** Photos are still being looked at. */
  busy: boolean
}

/** How many photos are good, and the way on once they are enough. */
export function BuildBar({ double: { id, good }, busy }: BuildBarProps) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const build = useMutation({
    mutationFn: () => api('doubleBuild', { id }, { quiet: true }),
    onSuccess: async ({ double }) => {
      storeDouble(queryClient, double)
      await navigate({ to: '/functionListThree/photo/create_clone' })
    },
    onError: (error) => showCallError(error, i18n),
  })
  const missing = photosLeast - good
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        {missing > 0 ? <Trans>可用 {good} 张，还差 {missing} 张</Trans> : <Trans>可用 {good} 张，可以生成了；再加几张会更像</Trans>}
      </p>
      <Button tone="primary" size="large" fullWidth disabled={missing > 0 || busy} loading={build.isPending} onClick={() => build.mutate()}>
        <Trans>生成我的分身</Trans>
      </Button>
    </div>
  )
}
