import { Trans } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { ProfileFormFrame } from '~/features/profile/profile-form-frame.tsx'
import type { ProfileForm } from '~/features/profile/use-profile-form.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import styles from './welcome-step.module.css'

interface WelcomeStepProps {
  title: string
  question: ReactNode
  note: ReactNode
  form: ProfileForm
  nextLabel: ReactNode
  onSkip: () => void
  children: ReactNode
}

/** One question to who is new here, which may be left unanswered. */
export function WelcomeStep({ title, question, note, form, nextLabel, onSkip, children }: WelcomeStepProps) {
  const id = useId()
  return (
    <Page
      width="reading"
      title={title}
      action={
        <>
          <Button size="large" onClick={onSkip}>
            <Trans>跳过</Trans>
          </Button>
          <Button type="submit" form={id} tone="primary" size="large" loading={form.saving}>
            {nextLabel}
          </Button>
        </>
      }
    >
      <div className={styles.step}>
        <header>
          <h2>{question}</h2>
          <p>{note}</p>
        </header>
        <ProfileFormFrame id={id} form={form}>
          {children}
        </ProfileFormFrame>
      </div>
    </Page>
  )
}
