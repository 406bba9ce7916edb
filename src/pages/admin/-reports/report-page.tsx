import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReportCase } from '#contract/endpoints/desk/works.ts'
import { reportWords } from '~/entities/report/report.words.ts'
import { Answer } from '~/features/desk/parts/answer.tsx'
import { CopiedId } from '~/features/desk/parts/copied-id.tsx'
import { Facts } from '~/features/desk/parts/facts.tsx'
import { PersonChip } from '~/features/desk/parts/person-chip.tsx'
import { Panel, Stack } from '~/features/desk/parts/stack.tsx'
import { When } from '~/features/desk/parts/when.tsx'
import { Picture } from '~/shared/ui/picture/picture.tsx'
import { Decisions } from './decisions.tsx'
import { decisionWords } from './report.words.ts'
import { reportQuery } from './report.queries.ts'
import styles from './reports.module.css'

/** One reported work: the picture, what was said of it, and the decision. */
export function ReportPage({ id }: { id: string }) {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const query = useQuery(reportQuery(id))
  return (
    <Answer query={query}>
      {({ case: reported, rows }) => (
        <div className={styles.case}>
          <ReportedPicture reported={reported} />
          <Stack>
            <Panel title={reported.work.title || t`未命名作品`}>
              <Facts
                facts={[
                  { name: t`作者`, value: reported.work.owner.house ? reported.work.owner.nickname : <PersonChip person={reported.work.owner} /> },
                  { name: t`举报人数`, value: reported.reports },
                  { name: t`喜欢`, value: reported.work.likes },
                  { name: t`创作时间`, value: <When at={reported.work.createdAt} /> },
                  { name: t`编号`, value: <CopiedId id={reported.work.id} /> },
                  reported.decision && { name: t`处理结果`, value: i18n._(decisionWords[reported.decision.decision]) },
                ]}
              />
            </Panel>
            {!reported.decision && <Decisions id={id} house={reported.work.owner.house} />}
            <Panel title={t`举报的人怎么说`}>
              <ul className={styles.said}>
                {rows.map((report) => (
                  <li key={report.id}>
                    <p>
                      <strong>{i18n._(reportWords[report.reason])}</strong> <PersonChip person={report.reporter} /> <When at={report.createdAt} />
                    </p>
                    {report.note !== '' && <p>{report.note}</p>}
                  </li>
                ))}
              </ul>
            </Panel>
          </Stack>
        </div>
      )}
    </Answer>
  )
}

const ReportedPicture = ({ reported: { work } }: { reported: ReportCase }) => (
  <div className={styles.picture}>
    <Picture src={work.files.preview} alt={work.title} width={work.width} height={work.height} ground={work.colour} transparent={work.transparent} fit="contain" />
  </div>
)
