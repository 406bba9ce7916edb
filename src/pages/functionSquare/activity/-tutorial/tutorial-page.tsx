import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { Check, GraduationCap, Play, RotateCcw } from 'lucide-react'
import { coachSteps } from '~/features/coach/coach-steps.ts'
import { coach, useCoach } from '~/features/coach/coach-store.ts'
import { promptPicture } from '~/entities/prompt/prompt-picture.ts'
import { ButtonLink } from '~/shared/ui/button/button.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import styles from './tutorial.module.css'

const place = { to: '/functionList/draw/textDraw', hash: 'coach' } as const

/** What the tutorial does, how far the person is, and the way in. */
export function TutorialPage() {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const done = useCoach()
  const finished = done === coachSteps.length
  return (
    <Page title={t`新手教程`} backTo="/functionSquare/activity/index" width="reading">
      <div className={styles.intro}>
        <img src={promptPicture('penguins-ice')} alt="" width={512} height={384} />
        <p>
          <Trans>跟着提示，在真正的创作页上画出第一幅作品，大约两分钟。随时可以退出，下次接着来。</Trans>
        </p>
      </div>
      <ol className={styles.steps}>
        {coachSteps.map(({ name, text }, at) => (
          <li key={i18n._(name)} data-done={at < done || undefined} aria-current={at === done ? 'step' : undefined}>
            <span className={styles.mark} aria-hidden>
              {at < done ? <Check /> : at + 1}
            </span>
            <div>
              <h2>
                {i18n._(name)}
                {at < done && (
                  <span className="visually-hidden">
                    <Trans>（已完成）</Trans>
                  </span>
                )}
              </h2>
              <p>{i18n._(text)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.ways} data-action-bar>
        <ButtonLink {...place} tone="primary" size="large" icon={finished ? RotateCcw : Play} onClick={coach.resume}>
          {finished ? <Trans>再来一遍</Trans> : done > 0 ? <Trans>继续教程</Trans> : <Trans>开始教程</Trans>}
        </ButtonLink>
        {done > 0 && !finished && (
          <ButtonLink {...place} size="large" onClick={coach.restart}>
            <Trans>从头开始</Trans>
          </ButtonLink>
        )}
        <ButtonLink to="/functionList/draw/course" size="large" icon={GraduationCap}>
          <Trans>AI课程</Trans>
        </ButtonLink>
        <ButtonLink to="/square/draw/agent-square" size="large" tone="quiet">
          <Trans>不用了，我自己试试</Trans>
        </ButtonLink>
      </div>
    </Page>
  )
}
