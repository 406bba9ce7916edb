import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { Generator } from '#contract/generators/control.ts'
import { Understood } from '~/entities/work/ui/understood.tsx'
import { workQuery } from '~/entities/work/work.queries.ts'
import { acceptedValues } from '~/features/create/form.ts'
import { GeneratorPage } from '~/features/create/generator-page.tsx'
import { useRequireLogin } from '~/features/require-login/require-login.tsx'
import { WorkActions } from '~/features/work-actions/work-actions.tsx'

/** A generator's page with what can be done with its results. */
export function GeneratorScreen({ generator }: { generator: Generator }) {
  const { from } = useSearch({ strict: false })
  const requireLogin = useRequireLogin()
  const { data: source } = useQuery({ ...workQuery(from ?? ''), enabled: from !== undefined })
  return (
    <GeneratorPage
      key={source?.id}
      generator={generator}
      settings={source?.description && acceptedValues(generator, source.description.input)}
      parentId={source?.id}
      requireLogin={requireLogin}
      workActions={(work) => <WorkActions key={work.id} work={work} />}
      workNote={(work) => <Understood work={work} />}
    />
  )
}
