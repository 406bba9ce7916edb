import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Work } from '#contract/entities.ts'
import type { ImageStyle } from '#contract/generators/fields.ts'
import { promptOf } from '#contract/generators/words-in.ts'
import { settingName } from '../setting.words.ts'
import styles from './description.module.css'
import { MadeInstead } from './made-instead.tsx'
import { Understood } from './understood.tsx'

interface DescriptionProps {
  work: Work
  /** Words of a style, which another entity knows. */
  styleName: (style: ImageStyle) => string
  /** The way to become a member, for who cannot see it. */
  join?: ReactNode
}

/** The creative description: the owner's and the members' alone, said so to everyone else. */
export function Description({ work, styleName, join }: DescriptionProps) {
  const { t } = useMacro()
  const { i18n } = useLingui()
  if (!work.description)
    return (
      <section className={styles.locked}>
        <Lock aria-hidden />
        <p>{work.promptKept ? <Trans>作者没有公开创作描述</Trans> : <Trans>创作描述只有会员和作者能看到</Trans>}</p>
        {!work.promptKept && join}
      </section>
    )
  const { input, seed, model, engineName, settings = {} } = work.description
  const prompt = promptOf(input)
  return (
    <section className={styles.description}>
      {prompt && (
        <div>
          <h2>
            <Trans>创意描述</Trans>
          </h2>
          <p className={styles.prompt}>{prompt}</p>
        </div>
      )}
      <dl className={styles.settings}>
        {typeof input.style === 'string' && <Row name={t`风格`}>{styleName(input.style as ImageStyle)}</Row>}
        <Row name={t`尺寸`}>{`${work.width} × ${work.height}`}</Row>
        {seed !== undefined && <Row name={t`种子`}>{seed}</Row>}
        {model && <Row name={t`模型`}>{engineName === undefined || engineName === model.name ? model.name : `${model.name} · ${engineName}`}</Row>}
        {Object.entries(settings).map(([name, value]) => (
          <Row key={name} name={settingName(name, i18n)}>
            {typeof value === 'number' ? i18n.number(value) : value}
          </Row>
        ))}
        <Row name={t`时间`}>{i18n.date(new Date(work.createdAt), { dateStyle: 'medium', timeZone: 'UTC' })}</Row>
      </dl>
      <MadeInstead work={work} />
      <Understood work={work} />
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
