import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Clapperboard } from 'lucide-react'
import { useState } from 'react'
import type { Work } from '#contract/entities.ts'
import { findTemplate } from '#contract/photo-templates.ts'
import { generatorListQuery } from '~/entities/generator/generator.queries.ts'
import { shownBalance, userQuery } from '~/entities/user/user.queries.ts'
import { ConfirmDialog } from '~/shared/ui/confirm-dialog/confirm-dialog.tsx'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { showCallError } from '~/shared/ui/toast/call-error.ts'
import { costOf } from './templates.ts'
import { useStartCreations } from './use-start-creations.ts'

/** What makes a still portrait live. */
const living = findTemplate('img-to-video.breath')!

/** Makes a film of a picture; the price is said before. Nothing where no engine can. */
export function Animate({ doubleId, work }: { doubleId: string; work: Work }) {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const navigate = useNavigate()
  const { data: list } = useSuspenseQuery(generatorListQuery)
  const { data: user } = useQuery(userQuery)
  const [asking, setAsking] = useState(false)
  const start = useStartCreations(doubleId)
  const animate = useMutation({
    mutationFn: () => start({ templates: [living], from: work.id }),
    onSuccess: ([task]) => navigate({ to: '/functionListThree/photo/generating_video', search: { task: task!.id, id: doubleId } }),
    onError: (error) => {
      setAsking(false)
      showCallError(error, i18n)
    },
  })
  if (!list.categories.some(({ generators }) => generators.some(({ id }) => id === living.generator))) return null
  const cost = costOf([living], list)
  const left = user ? shownBalance(user) - cost : 0
  return (
    <>
      <IconButton tone="glass" icon={Clapperboard} label={t`做成动态肖像`} onClick={() => setAsking(true)} />
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={t`让这张写真动起来？`}
          description={left >= 0 ? <Trans>做一段 4 秒的动态肖像，用 {cost} 点灵感值，之后剩 {left} 点。</Trans> : <Trans>做一段 4 秒的动态肖像要 {cost} 点灵感值，现在还差 {-left} 点。</Trans>}
          confirmLabel={t`开始制作`}
          loading={animate.isPending}
          onConfirm={() => animate.mutate()}
        />
      )}
    </>
  )
}
