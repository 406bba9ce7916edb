import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Work } from '#contract/entities.ts'
import { track } from '~/entities/track/track.ts'
import { textFile } from '~/entities/work/text-file.ts'
import { api } from '~/shared/api/api.ts'
import { copyText } from '~/shared/lib/copy-text.ts'
import { canDownload } from '~/shared/lib/platform.ts'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { keptSaveChoice, type SaveChoice } from './save-choice.ts'
import { downloadFile, saveOriginal, saveText } from './save-work.ts'

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
  const ask = useMutation({
    mutationFn: (choice: SaveChoice) => api('workExport', { id: work.id, ...choice }),
    onSuccess: ({ url, name }) => (canDownload(navigator.userAgent) ? downloadFile(url, name) : setByHand(url)),
  })
  const saveWords = (words: string) => (canDownload(navigator.userAgent) ? saveText(work, words) : void copyText(words, i18n))
  return {
    save: (now) => {
      track('save', { content: work.id })
      const choice = now ?? keptSaveChoice()
      if (work.text) saveWords(textFile(work.text, i18n))
      else if (choice) ask.mutate(choice)
      else if (canDownload(navigator.userAgent)) saveOriginal(work)
      else setByHand(work.files.original)
    },
    saving: ask.isPending,
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
