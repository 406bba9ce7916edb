import { useLingui } from '@lingui/react'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Poster } from '#contract/endpoints/invitations.ts'
import { designNames } from '~/entities/invitation/invitation.words.ts'
import { track } from '~/entities/track/track.ts'
import { canDownload } from '~/shared/lib/platform.ts'
import { saveFile } from '~/shared/lib/save-file.ts'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { showCallError } from '~/shared/ui/toast/call-error.ts'

/** Most browsers download. */
const SavePicture = lazyPart(() => import('~/shared/ui/save-picture/save-picture.tsx'), 'SavePicture', { whenFails: 'over' })

type Size = 'screen' | 'print'

interface SavePoster {
  save: (poster: Poster, size: Size) => void
  /** Which is being fetched. */
  saving: Size | undefined
  /** Where a browser that cannot download lets it be saved by hand. */
  page: ReactNode
}

/** Saves a poster to the device. */
export function useSavePoster(): SavePoster {
  const { i18n } = useLingui()
  const [byHand, setByHand] = useState<{ src: string; alt: string }>()
  const keep = useMutation({
    mutationFn: async ({ poster, size }: { poster: Poster; size: Size }) => {
      const { url } = poster[size]
      if (canDownload(navigator.userAgent)) await saveFile({ url, name: `inkling-${poster.design}-${size}.jpg` })
      else setByHand({ src: url, alt: i18n._(designNames[poster.design]) })
    },
    onSuccess: () => track('save', { content: 'poster' }),
    onError: (error) => showCallError(error, i18n),
  })
  const close = () => setByHand(undefined)
  return {
    save: (poster, size) => keep.mutate({ poster, size }),
    saving: keep.isPending ? keep.variables.size : undefined,
    page: byHand && <SavePicture {...byHand} onClose={close} onGiveUp={close} />,
  }
}
