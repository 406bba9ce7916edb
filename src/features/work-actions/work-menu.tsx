import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Work } from '#contract/entities.ts'
import { workQuery } from '~/entities/work/work.queries.ts'
import { Sheet } from '~/shared/ui/sheet/sheet.tsx'
import { WorkActions } from './work-actions.tsx'

interface WorkMenuProps {
  work: Work
  onClose: () => void
}

/** The actions of a work without going to its page. */
export function WorkMenu({ work, onClose }: WorkMenuProps) {
  const { t } = useLingui()
  // What is done here changes the work that the next action starts from.
  const { data: now } = useQuery({ ...workQuery(work.id), initialData: work })
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={now.title || t`未命名作品`} placement="center">
      <WorkActions work={now} again onDeleted={onClose} />
    </Sheet>
  )
}
