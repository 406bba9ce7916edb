import { useLingui } from '@lingui/react/macro'
import { ApiError } from '~/shared/api/api.ts'
import { errorText } from '~/shared/api/error-text.ts'
import styles from './session-form.module.css'

interface FormErrorProps {
  errors: readonly unknown[]
  /** The fields that say their refusals themselves. */
  fields: readonly string[]
}

/** What went wrong with the form as a whole: the first refusal that is about none of its fields, or the network. */
export function FormError({ errors, fields }: FormErrorProps) {
  const { i18n } = useLingui()
  const error = errors.find((error) => error && !(error instanceof ApiError && fields.includes(error.detail.field ?? '')))
  if (!error) return null
  return (
    <p className={styles.error} role="alert">
      {errorText(error, i18n)}
    </p>
  )
}
