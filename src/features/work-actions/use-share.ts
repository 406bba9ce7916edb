import { useLingui } from '@lingui/react/macro'
import type { Work } from '#contract/entities.ts'
import { toast } from '~/shared/ui/toast/toast.ts'
import { shareWork } from './share-work.ts'

/** Shares a public work and says what came of it. */
export function useShare(): (work: Work) => void {
  const { t } = useLingui()
  const share = async (work: Work) => {
    const shared = await shareWork(work, work.title || t`Inkling 上的一幅作品`)
    if (shared === 'copied') toast({ text: t`链接已复制`, tone: 'success' })
    if (shared === 'failed') toast({ text: t`复制失败，请手动复制地址栏里的链接`, tone: 'error' })
  }
  return (work) => void share(work)
}
