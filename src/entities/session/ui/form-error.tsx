import { useLingui } from '@lingui/react/macro'
import { ApiError } from '~/shared/api/api.ts'
import { errorText } from '~/shared/api/error-text.ts'
import { Problem } from '~/shared/ui/problem/problem.tsx'

interface FormErrorProps {
  errors: readonly unknown[]
  /** The fields that say their refusals themselves. */
  fields: readonly string[]
}

/** What went wrong with the form as a whole: the first refusal that is about none of its fields, or the network. */
export function FormError({ errors, fields }: FormErrorProps) {
  const { i18n } = useLingui()
  const error = errors.find((error) => error && !(error instanceof ApiError && fields.includes(error.detail.field ?? '')))
  return <Problem text={error ? errorText(error, i18n) : undefined} />
}
