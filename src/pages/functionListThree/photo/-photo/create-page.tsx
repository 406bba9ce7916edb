import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { Double } from '#contract/endpoints/photo-studio.ts'
import { photoStudioRules } from '#contract/photo-studio.ts'
import { templateGroups } from '#contract/photo-templates.ts'
import { generatorListQuery } from '~/entities/generator/generator.queries.ts'
import { ChipGroup } from '~/shared/ui/chip-group/chip-group.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { RadioGroup } from '~/shared/ui/radio/radio-group.tsx'
import styles from './create.module.css'
import { OrderBar } from './order-bar.tsx'
import { TemplateTile } from './template-tile.tsx'
import { templateGroupWords } from './template.words.ts'
import { templatesFor } from './templates.ts'
import { useDouble } from './use-doubles.ts'

const { templatesMost } = photoStudioRules
const route = getRouteApi('/functionListThree/photo/create')

export function CreatePage() {
  const double = useDouble(route.useSearch().id)
  return double && <Choosing key={double.id} double={double} />
}

/** Which portrait, which templates. */
function Choosing({ double }: { double: Double }) {
  const { t, i18n } = useLingui()
  const { data: list } = useSuspenseQuery(generatorListQuery)
  const [group, setGroup] = useState<string>('all')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [portrait, setPortrait] = useState(double.portraits[0]?.id ?? '')
  const templates = templatesFor(double.gender, list)
  const groups = templateGroups.filter((name) => templates.some((template) => template.group === name))
  const shown = templates.filter((template) => group === 'all' || template.group === group)
  const face = double.portraits.find(({ id }) => id === portrait)?.url
  const toggle = (id: string) => setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]))
  return (
    <Page
      title={t`选择模板`}
      backTo="/functionListThree/photo/main"
      action={<OrderBar double={double} portrait={portrait} templates={templates.filter(({ id }) => chosen.includes(id))} list={list} />}
    >
      <div className={styles.page}>
        <RadioGroup
          label={t`用哪张标准像`}
          className={styles.faces}
          optionClassName={styles.face}
          value={portrait}
          onChange={setPortrait}
          options={double.portraits.map(({ id, url }, i) => ({ value: id, label: t`标准像 ${i + 1}`, content: <img src={url} alt="" /> }))}
        />
        <p className={styles.hint}>
          <Trans>一次最多选 {templatesMost} 个模板，做好的都在你的作品里</Trans>
        </p>
        <ChipGroup
          label={t`模板分类`}
          choices={[{ value: 'all', label: t`全部` }, ...groups.map((name) => ({ value: name as string, label: i18n._(templateGroupWords[name]) }))]}
          value={group}
          onChange={setGroup}
        />
        <ul className={styles.templates}>
          {shown.map((template) => (
            <li key={template.id}>
              <TemplateTile
                template={template}
                face={face}
                place={chosen.indexOf(template.id)}
                disabled={chosen.length >= templatesMost}
                onToggle={() => toggle(template.id)}
              />
            </li>
          ))}
        </ul>
      </div>
    </Page>
  )
}
