import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { Locale } from '#config'
import { promptThemes } from '#contract/prompts/prompt-library.ts'
import { promptWordsQuery } from '~/entities/prompt/prompt.queries.ts'
import { themeWords } from '~/entities/prompt/prompt.words.ts'
import { initialColumns } from '~/shared/lib/initial-columns.ts'
import { oneOf } from '~/shared/lib/search.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { ChipGroup } from '~/shared/ui/chip-group/chip-group.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { Masonry } from '~/shared/ui/masonry/masonry.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'
import { findPrompts } from './find-prompts.ts'
import { CAPTION, PromptCard, pictureSize } from './prompt-card.tsx'
import styles from './prompts.module.css'

const route = getRouteApi('/functionSquare/activity/prompt')
const SEARCH_MAX = 40

/** The prompt library: by theme, by words, each on the picture that was painted from it. */
export function PromptsPage() {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const { theme: told, q = '' } = route.useSearch()
  const theme = oneOf(promptThemes, told)
  const navigate = route.useNavigate()
  const { data: words } = useSuspenseQuery(promptWordsQuery(i18n.locale as Locale))
  const found = findPrompts({ theme, text: q, words, nameOf: (name) => i18n._(themeWords[name]) })
  const show = (next: { theme?: string | undefined; q?: string | undefined }) =>
    void navigate({ search: (now) => ({ ...now, ...next }), replace: true, resetScroll: false })
  return (
    <Page title={t`提示词库`} backTo="/functionSquare/activity/index" width="wide">
      <div className={styles.tools}>
        <TextField
          type="search"
          label={t`搜索提示词`}
          hideLabel
          icon={Search}
          value={q}
          onChange={(next) => show({ q: next || undefined })}
          maximum={SEARCH_MAX}
          placeholder={t`搜一个词，例如：猫、雪山、夜晚`}
          clearable
        />
        <ChipGroup
          label={t`主题`}
          value={theme ?? 'all'}
          onChange={(next) => show({ theme: next === 'all' ? undefined : next })}
          choices={[{ value: 'all' as const, label: t`全部` }, ...promptThemes.map((value) => ({ value, label: i18n._(themeWords[value]) }))]}
          scroll
        />
      </div>
      <p className="visually-hidden" role="status">
        <Trans>{found.length} 条提示词</Trans>
      </p>
      {found.length === 0 ? (
        <EmptyState
          text={<Trans>没有找到“{q}”。换个词，或看看全部主题</Trans>}
          action={
            <Button onClick={() => show({ theme: undefined, q: undefined })}>
              <Trans>看全部</Trans>
            </Button>
          }
        />
      ) : (
        <Masonry
          key={`${theme} ${q}`}
          items={found}
          keyOf={({ id }) => id}
          ratioOf={({ size }) => pictureSize[size].height / pictureSize[size].width}
          caption={CAPTION}
          initialColumns={initialColumns()}
          render={({ id, size }, at) => <PromptCard id={id} prompt={words[id]} size={size} eager={at < 4} />}
        />
      )}
    </Page>
  )
}
