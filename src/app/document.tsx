import { useLingui } from '@lingui/react'
import { HeadContent, Scripts } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { systemOf } from '~/shared/lib/system.ts'
import { userAgent } from '~/shared/lib/user-agent.ts'

export function Document({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  // Tells styles and tests that the page answers presses now.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    // What can come with the second frame was left out.
    delete document.documentElement.dataset.firstFrame
  }, [])
  return (
    <html lang={i18n.locale} data-os={systemOf(userAgent()).os}>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
