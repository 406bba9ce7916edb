import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { squareFrontQuery } from '~/entities/work/square.queries.ts'
import { ChipLinks } from '~/shared/ui/chip-group/chip-links.tsx'
import styles from './home-page.module.css'

/** The parts of the square: its orders, then the themes that have works. */
export function Categories() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(squareFrontQuery)
  const links = [
    { label: t`推荐`, search: {} },
    { label: t({ message: '关注', context: 'whom somebody follows' }), search: { sort: 'following' } },
    { label: t`最新`, search: { sort: 'latest' } },
    { label: t`最受喜欢`, search: { sort: 'liked' } },
    ...data.themes.map(({ id, name }) => ({ label: name, search: { theme: id } })),
  ]
  return <ChipLinks label={t`广场分类`} links={links} className={styles.categories} />
}
