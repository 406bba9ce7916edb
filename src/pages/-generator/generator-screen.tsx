import { useSearch } from '@tanstack/react-router'
import type { Locale } from '#config'
import type { Generator } from '#contract/generators/control.ts'
import { Understood } from '~/entities/work/ui/understood.tsx'
import { GeneratorPage } from '~/features/create/generator-page.tsx'
import { useRequireLogin } from '~/features/require-login/require-login.tsx'
import { OtherLanguage } from '~/features/work-actions/other-language.tsx'
import { WorkPanel } from '~/features/work-actions/work-panel.tsx'
import { StartPending } from './start-pending.tsx'
import { useStart } from './use-start.ts'

/** A generator's page with what can be done with its results. */
export function GeneratorScreen({ generator }: { generator: Generator }) {
  const requireLogin = useRequireLogin()
  const start = useStart(generator, useSearch({ strict: false }))
  if (!start) return <StartPending generator={generator} />
  const { key, ...rest } = start
  return (
    <GeneratorPage
      key={key}
      generator={generator}
      {...rest}
      requireLogin={requireLogin}
      result={(work, { current, see, rerun }) => (
        <WorkPanel key={work.id} work={work} again={!current} onSee={see}>
          {work.text && current && (
            <OtherLanguage language={work.description?.input.language as Locale} onChoose={(language) => rerun({ language })} />
          )}
          <Understood work={work} />
        </WorkPanel>
      )}
    />
  )
}
