import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'

/** For tests: renders within a Simplified Chinese interface. */
export function renderUi(element: ReactElement) {
  const i18n = setupI18n({ locale: 'zh-Hans', messages: { 'zh-Hans': {} } })
  const Wrapper = ({ children }: { children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>
  return render(element, { wrapper: Wrapper })
}
