import { useLingui as useRuntime } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Check, EyeOff } from 'lucide-react'
import type { Review } from '#contract/endpoints/desk/reviews.ts'
import { moderationWords } from '~/entities/moderation/moderation.words.ts'
import { DeskAction } from '~/features/desk/action/desk-action.tsx'
import { Answer } from '~/features/desk/parts/answer.tsx'
import { CopiedId } from '~/features/desk/parts/copied-id.tsx'
import { Facts } from '~/features/desk/parts/facts.tsx'
import { PersonChip } from '~/features/desk/parts/person-chip.tsx'
import { Panel, Stack } from '~/features/desk/parts/stack.tsx'
import { When } from '~/features/desk/parts/when.tsx'
import { api } from '~/shared/api/api.ts'
import { Picture } from '~/shared/ui/picture/picture.tsx'
import { reviewDecisionWords, reviewStateWords } from './review.words.ts'
import styles from './review.module.css'

const reviewQuery = (id: string) =>
  queryOptions({ queryKey: ['desk', 'deskReview', id], queryFn: ({ signal }) => api('deskReview', { id }, { signal, quiet: true }) })

/** One work that waits: the picture, why it was held, what its owner says, and the decision. */
export function ReviewPage({ id }: { id: string }) {
  const { t } = useLingui()
  const { i18n } = useRuntime()
  const query = useQuery(reviewQuery(id))
  return (
    <Answer query={query}>
      {({ work, state, reasons, prompt, appeal, since, decision }) => (
        <div className={styles.review}>
          <div className={styles.picture}>
            <Picture src={work.files.preview} alt={work.title} width={work.width} height={work.height} ground={work.colour} transparent={work.transparent} fit="contain" />
          </div>
          <Stack>
            <Panel title={work.title || t`未命名作品`}>
              <Facts
                facts={[
                  { name: t`作者`, value: work.owner.house ? work.owner.nickname : <PersonChip person={work.owner} /> },
                  { name: t`状态`, value: i18n._(reviewStateWords[state]) },
                  reasons.length > 0 && { name: t`拦下的原因`, value: reasons.map((reason) => i18n._(moderationWords[reason])).join(' · ') },
                  !decision && { name: t`开始等待`, value: <When at={since} /> },
                  prompt !== '' && { name: t`描述`, value: prompt },
                  appeal !== undefined && { name: t`作者的说明`, value: appeal },
                  { name: t`编号`, value: <CopiedId id={work.id} /> },
                  decision && { name: t`处理结果`, value: i18n._(reviewDecisionWords[decision.decision]) },
                  decision && decision.note !== '' && { name: t`说明`, value: decision.note },
                ]}
              />
            </Panel>
            {!decision && <Decisions id={id} state={state} />}
          </Stack>
        </div>
      )}
    </Answer>
  )
}

function Decisions({ id, state }: { id: string; state: Review['state'] }) {
  const { t } = useLingui()
  const common = { name: 'deskReviewDecide', permission: 'reports.decide', size: 'medium' } as const
  const wasHidden = state === 'hidden'
  return (
    <div className={styles.decisions}>
      <DeskAction
        {...common}
        label={t`可以公开`}
        icon={Check}
        title={wasHidden ? t`让作者可以重新发布？` : t`让这件作品公开？`}
        description={wasHidden ? t`作者会收到消息，由作者决定是否再次发布。` : t`作品马上出现在广场上，作者会收到消息。`}
        needsReason={false}
        request={{ id, decision: 'pass' }}
      />
      <DeskAction
        {...common}
        label={wasHidden ? t`维持撤下` : t`不予公开`}
        icon={EyeOff}
        danger
        title={wasHidden ? t`维持撤下这件作品？` : t`不让这件作品公开？`}
        description={t`作者会收到消息和你写的原因，作品仍在作者的创作里。`}
        request={{ id, decision: 'hide' }}
      />
    </div>
  )
}
