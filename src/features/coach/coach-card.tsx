import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '~/shared/ui/button/button.tsx'
import { IconButton } from '~/shared/ui/icon-button/icon-button.tsx'
import { coachSteps } from './coach-steps.ts'
import { coach, useCoach } from './coach-store.ts'
import styles from './coach.module.css'
import { useProgress } from './use-progress.ts'
import { useTarget } from './use-target.ts'

/** Walks along: says what to do now and shows where, and never stands in the way of doing something else. */
export function CoachCard() {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const done = useCoach()
  const navigate = useNavigate()
  const leave = () => void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
  const step = coachSteps[done]
  const target = useTarget(step?.target)
  useProgress(done)
  const card = useRef<HTMLElement>(null)
  // It is what the person has just asked for.
  useEffect(() => card.current?.focus({ preventScroll: true }), [])
  return (
    // Escape leaves it from wherever the focus is in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={card}
      className={styles.card}
      aria-label={t`新手教程`}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && leave()}
    >
      <header className={styles.head}>
        <span className={styles.count}>
          {Math.min(done + 1, coachSteps.length)} / {coachSteps.length}
        </span>
        <IconButton icon={X} label={t`退出教程，可以以后再继续`} onClick={leave} />
      </header>
      <div role="status">
        <h2 className={styles.name}>{step ? i18n._(step.name) : t`第一幅作品完成了`}</h2>
        <p className={styles.text}>
          {step ? i18n._(!target && step.awaited ? step.awaited : step.text) : <Trans>你已经会了。去看看别人怎么写提示词，或带着它参加活动。</Trans>}
        </p>
      </div>
      {step ? (
        <div className={styles.ways}>
          <Button size="small" disabled={done === 0} onClick={coach.back}>
            <Trans>上一步</Trans>
          </Button>
          {target && (
            <Button size="small" onClick={() => focusIn(target)}>
              <Trans>带我去</Trans>
            </Button>
          )}
          <Button size="small" onClick={() => coach.reach(done + 1)}>
            <Trans>跳过这步</Trans>
          </Button>
        </div>
      ) : (
        <div className={styles.ways}>
          <ButtonLink to="/functionSquare/activity/prompt" size="small">
            <Trans>提示词库</Trans>
          </ButtonLink>
          <ButtonLink to="/functionSquare/activity/index" size="small" tone="primary">
            <Trans>去参加活动</Trans>
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

/** Puts the focus on what can be used there. */
function focusIn(target: HTMLElement): void {
  const usable = 'button, input, textarea, select, a[href], [tabindex="0"]'
  const first = target.matches(usable) ? target : target.querySelector<HTMLElement>(usable)
  target.scrollIntoView({ block: 'center' })
  first?.focus({ preventScroll: true })
}
