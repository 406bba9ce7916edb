import { useLingui } from '@lingui/react'
import { HeadContent, Scripts } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'

export function Document({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  // Tells styles and tests that the page answers presses now.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <html lang={i18n.locale}>
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
