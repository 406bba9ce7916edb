import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { findGenerator } from '#contract/generators/generators.ts'
import { generatorListQuery } from '~/entities/generator/generator.queries.ts'
import { useGeneratorWords } from '~/entities/generator/use-generator-words.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { ChipGroup } from '~/shared/ui/chip-group/chip-group.tsx'
import styles from './history.module.css'

const route = getRouteApi('/functionList/draw/history')

/** Everything, the works of one generator that the person has used, or the bin. */
export function FilterBar() {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const { view, generator } = route.useSearch()
  const navigate = route.useNavigate()
  // The page does not wait for it: what is beside it is of more use.
  const { data } = useQuery(generatorListQuery)
  const recent = data?.recent ?? []
  const { data: user } = useSuspenseQuery(userQuery)
  const wordsOf = useGeneratorWords(user)
  // An address can name one that has not been used.
  const offered = generator === undefined || recent.includes(generator) ? recent : [generator, ...recent]
  const choices = [
    { value: 'all', label: t`全部` },
    ...offered
      .filter((id) => findGenerator(id) !== undefined)
      .map((id) => ({ value: id, label: i18n._(wordsOf(id).name) })),
    { value: 'bin', label: t`回收站` },
  ]
  const choose = (value: string) =>
    void navigate({ search: value === 'bin' ? { view: 'bin' } : value === 'all' ? {} : { generator: value }, replace: true })
  return <ChipGroup label={t`筛选`} value={view === 'bin' ? 'bin' : (generator ?? 'all')} onChange={choose} choices={choices} scroll className={styles.filter} />
}
