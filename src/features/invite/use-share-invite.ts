import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { track } from '~/entities/track/track.ts'
import { download } from '~/shared/api/download.ts'
import { copyText } from '~/shared/lib/copy-text.ts'
import { browserPlatform } from '~/shared/lib/platform.ts'
import { shareAddress } from '~/shared/lib/share-address.ts'

interface Invite {
  link: string
  /** Address of a poster that goes along where the system takes pictures. */
  poster?: string
}

/** Hands the person's link on. The chat platform's browser shares nothing but the page itself, so the link is copied there. */
export function useShareInvite() {
  const { t, i18n } = useLingui()
  return useMutation({
    // Without a network a system can still share the link.
    networkMode: 'always',
    mutationFn: async ({ link, poster }: Invite) => {
      if (browserPlatform() === 'chat' || !navigator.share) return copyText(link, i18n)
      const picture = poster === undefined ? undefined : await download(poster).catch(() => undefined)
      const file = picture && new File([picture], 'inkling-invitation.jpg', { type: 'image/jpeg' })
      return shareAddress({ title: t`来 Inkling，把想到的画出来`, url: link, file }, i18n)
    },
    onSuccess: (shared) => {
      if (shared) track('share', { content: 'invite' })
    },
  })
}
