import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Work } from '#contract/entities.ts'
import { track } from '~/entities/track/track.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { api } from '~/shared/api/api.ts'
import { browserPlatform } from '~/shared/lib/platform.ts'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { copyAddress, shareWork } from './share-work.ts'

/** Only the chat platform's browser needs it. */
const ShareGuide = lazyPart(() => import('~/shared/ui/share-guide/share-guide.tsx'), 'ShareGuide', { whenFails: 'over' })

/** Shares a public work and says what came of it; `guide` points at the chat platform's own way to do it. */
export function useShare(work: Work): { share: () => void; guide: ReactNode } {
  const { t, i18n } = useLingui()
  const [guided, setGuided] = useState(false)
  const queryClient = useQueryClient()
  const note = (shared: boolean) => {
    if (!shared) return
    track('share', { content: work.id })
    // For the task of the day; nobody waits for it, and without it the next share counts.
    if (queryClient.getQueryData(userQuery.queryKey)) api('workShared', { id: work.id }, { quiet: true }).catch(() => {})
  }
  return {
    share: () => {
      if (browserPlatform() === 'chat') setGuided(true)
      else void shareWork(work, work.title || t`Inkling 上的一幅作品`, i18n).then(note)
    },
    guide: guided && (
      <ShareGuide
        onCopy={() => void copyAddress(work, i18n).then(note)}
        onClose={() => setGuided(false)}
        onGiveUp={() => setGuided(false)}
      />
    ),
  }
}
