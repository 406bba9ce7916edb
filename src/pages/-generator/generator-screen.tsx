import { Trans } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import type { Generator } from '#contract/generators/control.ts'
import type { ChoiceWords } from '~/entities/generator/choices/choice-words.ts'
import { GeneratorPage } from '~/features/create/generator-page.tsx'
import { CoachPlace } from '~/features/coach/coach-place.tsx'
import { useRequireLogin } from '~/features/require-login/require-login.tsx'
import { VisitorNotice } from '~/features/require-login/visitor-notice.tsx'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { StartPending } from './start-pending.tsx'
import { useStart } from './use-start.ts'

/** Not before there is a result: it is fetched while that is being made. */
const ResultPanel = lazyPart(() => import('./result-panel.tsx'), 'ResultPanel', { whenFails: 'here' })

interface GeneratorScreenProps {
  generator: Generator
  /** What the options of its fields are called. */
  choices?: ChoiceWords
}

const noChoices: ChoiceWords = {}

/** A generator's page with what can be done with its results. */
export function GeneratorScreen({ generator, choices = noChoices }: GeneratorScreenProps) {
  const requireLogin = useRequireLogin()
  const start = useStart(generator, useSearch({ strict: false }))
  if (!start) return <StartPending generator={generator} />
  const { key, awaitsLogin, ...rest } = start
  return (
    <>
      <GeneratorPage
        key={key}
        generator={generator}
        choices={choices}
        {...rest}
        requireLogin={requireLogin}
        prepareResult={ResultPanel.prepare}
        empty={awaitsLogin && <VisitorNotice text={<Trans>登录后，选好的图会放在这里</Trans>} />}
        result={(work, { current, see, rerun }) => (
          <ResultPanel key={work.id} work={work} current={current} onSee={see} onLanguage={(language) => rerun({ language })} />
        )}
      />
      <CoachPlace />
    </>
  )
}
