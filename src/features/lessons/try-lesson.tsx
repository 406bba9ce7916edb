import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { WandSparkles } from 'lucide-react'
import type { Lesson } from '#contract/courses/lessons.ts'
import { createPartFetch } from '~/shared/lib/fetch-part.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { showUploadError } from '~/shared/ui/toast/call-error.ts'

const fetchPrepare = createPartFetch(() => import('./prepare-trial.ts'))

interface TryLessonProps {
  lesson: Lesson
  /** The lesson's own words for its generator. */
  prompt: string | undefined
  /** Runs the action for a logged-in person; asks a visitor to log in first. */
  requireLogin: (action: () => void) => void
}

/** Opens the lesson's generator with what the lesson has shown. A photo is sent first, as if the person had chosen it there. */
export function TryLesson({ lesson: { trial }, prompt, requireLogin }: TryLessonProps) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const open = useMutation({
    mutationFn: async () => (await fetchPrepare()).prepareTrial(trial),
    onSuccess: () => navigate({ to: trial.to, search: prompt === undefined ? {} : { prompt } }),
    onError: (error) => showUploadError(error, i18n),
  })
  const start = () => open.mutate()
  return (
    <Button tone="primary" size="large" fullWidth icon={WandSparkles} loading={open.isPending} onClick={() => ('photo' in trial ? requireLogin(start) : start())}>
      <Trans>照着试一试</Trans>
    </Button>
  )
}
