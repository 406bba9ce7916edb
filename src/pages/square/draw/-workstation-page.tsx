import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { GraduationCap, Search } from 'lucide-react'
import { useState } from 'react'
import type { GeneratorCard as Generator } from '#contract/endpoints/creation.ts'
import { generatorListQuery } from '~/entities/generator/generator.queries.ts'
import { categoryWords } from '~/entities/generator/generator.words.ts'
import { GeneratorCard } from '~/entities/generator/ui/generator-card.tsx'
import { useGeneratorWords } from '~/entities/generator/use-generator-words.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { Card } from '~/shared/ui/card/card.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { ListRowLink } from '~/shared/ui/list-row/list-row.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { PullToRefresh } from '~/shared/ui/pull-to-refresh/pull-to-refresh.tsx'
import { widthsOf } from '~/shared/lib/thumbnail.ts'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'
import { StudioLink } from './-studio-link.tsx'
import styles from './-workstation-page.module.css'

const RECENT = 6

export function WorkstationPage() {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const queryClient = useQueryClient()
  const { data } = useSuspenseQuery(generatorListQuery)
  const { data: user } = useSuspenseQuery(userQuery)
  const wordsOf = useGeneratorWords(user)
  const [search, setSearch] = useState('')
  const matches = ({ id }: Generator) => {
    const words = wordsOf(id)
    return `${i18n._(words.name)} ${i18n._(words.promise)}`.toLowerCase().includes(search.trim().toLowerCase())
  }
  const all = data.categories.flatMap((category) => category.generators)
  const recent = data.recent.slice(0, RECENT).flatMap((id) => all.find((known) => known.id === id) ?? [])
  const groups = data.categories
    .map((category) => {
      const words = categoryWords[category.id]
      return { id: category.id, label: words ? i18n._(words) : category.id, generators: category.generators.filter(matches) }
    })
    .filter((group) => group.generators.length > 0)
  return (
    <PullToRefresh onRefresh={() => queryClient.invalidateQueries({ queryKey: generatorListQuery.queryKey })}>
      <Page width="wide" title={t`AI工作台`}>
        <div className={styles.search}>
          <TextField label={t`搜索工具`} hideLabel type="search" icon={Search} value={search} onChange={setSearch} placeholder={t`想做点什么？`} clearable />
        </div>
        {search === '' && (
          <div className={styles.courses}>
            <Card flush>
              <ListRowLink to="/functionList/draw/course" icon={GraduationCap} title={t`AI课程`} description={t`半分钟一课，看着做一遍就会`} />
            </Card>
          </div>
        )}
        {recent.length > 0 && search === '' && (
          <nav className={styles.recent} aria-label={t`最近使用`}>
            {recent.map((generator) => (
              <Link key={generator.id} to={generator.path as LinkProps['to']} className={styles.used}>
                {generator.examples[0] && (
                  <img src={generator.examples[0].after} srcSet={widthsOf(generator.examples[0].after)} sizes="48px" alt="" width={48} height={48} />
                )}
                {i18n._(wordsOf(generator.id).name)}
              </Link>
            ))}
          </nav>
        )}
        {groups.map((group, at) => (
          <section key={group.id} className={styles.group} data-paint-later={at > 0 || undefined}>
            <h2>{group.label}</h2>
            {group.id === 'portrait' && <StudioLink />}
            <div className={styles.cards}>
              {group.generators.map((generator) => (
                <GeneratorCard key={generator.id} generator={generator} words={wordsOf(generator.id)} />
              ))}
            </div>
          </section>
        ))}
        {groups.length === 0 && <EmptyState text={<Trans>没有找到“{search}”，换个说法试试</Trans>} />}
      </Page>
    </PullToRefresh>
  )
}
