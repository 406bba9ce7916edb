import { useLingui } from '@lingui/react/macro'
import { Suspense, lazy, useState, type ReactNode } from 'react'
import type { Work } from '#contract/entities.ts'
import { track } from '~/entities/track/track.ts'
import { canDownload } from '~/shared/lib/platform.ts'
import { saveWork } from './save-work.ts'

/** Most browsers download. */
const SavePicture = lazy(() => import('~/shared/ui/save-picture/save-picture.tsx').then((module) => ({ default: module.SavePicture })))

/** Saves a work's original to the device; `page` is where a browser that cannot download lets it be saved by hand. */
export function useSave(work: Work): { save: () => void; page: ReactNode } {
  const { t } = useLingui()
  const [byHand, setByHand] = useState(false)
  return {
    save: () => {
      track('save', { content: work.id })
      if (canDownload(navigator.userAgent)) saveWork(work)
      else setByHand(true)
    },
    page: byHand && (
      <Suspense>
        <SavePicture src={work.files.original} alt={work.title || t`未命名作品`} onClose={() => setByHand(false)} />
      </Suspense>
    ),
  }
}
