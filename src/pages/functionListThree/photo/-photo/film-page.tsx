import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import type { Task } from '#contract/entities.ts'
import { isFinal, POLL_MS, taskQuery } from '~/entities/task/task.queries.ts'
import { FilmPlayer } from '~/entities/work/ui/film-player.tsx'
import { LinkedText } from '~/shared/navigation/linked-text.tsx'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { EmptyState } from '~/shared/ui/empty-state/empty-state.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { ProgressBar } from '~/shared/ui/progress/progress-bar.tsx'
import styles from './film.module.css'

const route = getRouteApi('/functionListThree/photo/generating_video')

/** A film of a double: how far it is, and then the film. */
export function FilmPage() {
  const { t } = useLingui()
  const { task: id, id: double } = route.useSearch()
  const { data: task } = useQuery({ ...taskQuery(id ?? ''), enabled: id !== undefined, refetchInterval: ({ state: { data } }) => (data && isFinal(data) ? false : POLL_MS) })
  const [film] = task?.works ?? []
  return (
    <Page
      width="reading"
      title={t`动态肖像`}
      backTo="/functionListThree/photo/main"
      action={
        film ? (
          <ButtonLink to="/functionList/draw/show" search={{ id: film.id }} tone="primary" size="large" fullWidth>
            <Trans>保存和分享</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink to="/functionListThree/photo/picture" search={double ? { id: double } : {}} size="large" fullWidth>
            <Trans>先看写真成片</Trans>
          </ButtonLink>
        )
      }
    >
      {film ? (
        <div className={styles.film} style={{ '--ratio': film.width / film.height } as CSSProperties}>
          <FilmPlayer work={film} alt={t`动态肖像`} />
        </div>
      ) : task?.state === 'failed' ? (
        <EmptyState text={task.failure && <LinkedText text={task.failure.message} />} />
      ) : task?.state === 'cancelled' || (task && isFinal(task)) ? (
        <EmptyState text={<Trans>这次制作已经取消，灵感值已退回</Trans>} />
      ) : (
        task && <Making task={task} />
      )}
    </Page>
  )
}

function Making({ task: { state, stage, progress, preview, estimatedRun, queuePosition } }: { task: Task }) {
  const { t } = useLingui()
  const left = estimatedRun === undefined ? undefined : Math.max(1, Math.round(estimatedRun * (1 - progress)))
  return (
    <div className={styles.making} role="status">
      <div className={styles.sheet} data-waiting={!preview || undefined}>
        {preview && <img src={preview} alt={t`预览`} />}
      </div>
      <p>{state === 'queued' && queuePosition ? <Trans>前面还有 {queuePosition} 个任务</Trans> : stage}</p>
      <ProgressBar label={t`进度`} value={state === 'queued' ? null : progress} />
      {left !== undefined && state === 'running' && (
        <p className={styles.quiet}>
          <Trans>约 {left} 秒</Trans>
        </p>
      )}
      <p className={styles.quiet}>
        <Trans>可以先去逛逛，完成后会提醒你</Trans>
      </p>
    </div>
  )
}
