import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { findGenerator, type GeneratorId } from '#contract/generators/generators.ts'
import { generatorListQuery } from '~/entities/generator/generator.queries.ts'
import { generatorWords } from '~/entities/generator/generator.words.ts'
import { ChipGroup } from '~/shared/ui/chip-group/chip-group.tsx'
import styles from './history.module.css'

const route = getRouteApi('/functionList/draw/history')

/** Everything, the works of one generator that the person has used, or the bin. */
export function FilterBar() {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const { view, generator } = route.useSearch()
  const navigate = route.useNavigate()
  const { data } = useSuspenseQuery(generatorListQuery)
  // An address can name one that has not been used.
  const offered = generator === undefined || data.recent.includes(generator) ? data.recent : [generator, ...data.recent]
  const choices = [
    { value: 'all', label: t`全部` },
    ...offered
      .filter((id): id is GeneratorId => findGenerator(id) !== undefined)
      .map((id) => ({ value: id as string, label: i18n._(generatorWords[id].name) })),
    { value: 'bin', label: t`回收站` },
  ]
  const choose = (value: string) =>
    void navigate({ search: value === 'bin' ? { view: 'bin' } : value === 'all' ? {} : { generator: value }, replace: true })
  return <ChipGroup label={t`筛选`} value={view === 'bin' ? 'bin' : (generator ?? 'all')} onChange={choose} choices={choices} scroll className={styles.filter} />
}
