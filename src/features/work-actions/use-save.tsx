import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Work } from '#contract/entities.ts'
import { track } from '~/entities/track/track.ts'
import { textFile } from '~/entities/work/text-file.ts'
import { api } from '~/shared/api/api.ts'
import { copyText } from '~/shared/lib/copy-text.ts'
import { canDownload } from '~/shared/lib/platform.ts'
import { saveFile } from '~/shared/lib/save-file.ts'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { showCallError } from '~/shared/ui/toast/call-error.ts'
import { keptSaveChoice, type SaveChoice } from './save-choice.ts'
import { originalOf, saveText } from './save-work.ts'

/** Most browsers download. */
const SavePicture = lazyPart(() => import('~/shared/ui/save-picture/save-picture.tsx'), 'SavePicture', { whenFails: 'over' })

interface Save {
  /** Saves as the person chose, now or the last time; the original as it is where they never did. */
  save: (choice?: SaveChoice) => void
  saving: boolean
  /** Where a browser that cannot download lets it be saved by hand. */
  page: ReactNode
}

/** Saves a work to the device. */
export function useSave(work: Work): Save {
  const { t, i18n } = useLingui()
  const [byHand, setByHand] = useState<string>()
  const keep = useMutation({
    mutationFn: async (choice: SaveChoice | undefined) => {
      const file = choice ? await api('workExport', { id: work.id, ...choice }, { quiet: true }) : originalOf(work)
      if (canDownload(navigator.userAgent)) await saveFile(file)
      else setByHand(file.url)
    },
    onError: (error) => showCallError(error, i18n),
  })
  const saveWords = (words: string) => (canDownload(navigator.userAgent) ? saveText(work, words) : void copyText(words, i18n))
  return {
    save: (now) => {
      track('save', { content: work.id })
      if (work.text) saveWords(textFile(work.text, i18n))
      else keep.mutate(now ?? keptSaveChoice())
    },
    saving: keep.isPending,
    page: byHand && (
      <SavePicture
        src={byHand}
        alt={work.title || t`未命名作品`}
        onClose={() => setByHand(undefined)}
        onGiveUp={() => setByHand(undefined)}
      />
    ),
  }
}
