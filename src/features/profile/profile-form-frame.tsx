import type { FormEvent, ReactNode } from 'react'
import { Problem } from '~/shared/ui/problem/problem.tsx'
import styles from './profile.module.css'
import type { ProfileForm } from './use-profile-form.ts'

interface ProfileFormFrameProps {
  /** For the button that sends it from the page's bar. */
  id: string
  form: ProfileForm
  children: ReactNode
}

export function ProfileFormFrame({ id, form, children }: ProfileFormFrameProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.saving) form.save()
  }
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      {children}
      <Problem text={form.formError} />
    </form>
  )
}
