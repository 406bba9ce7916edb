import { useLingui } from '@lingui/react'
import { HeadContent, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export function Document({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
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
