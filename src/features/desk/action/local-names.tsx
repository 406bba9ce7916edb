import { appConfig, type Locale } from '#config'
import { fieldError } from '~/shared/api/field-error.ts'
import { TextField } from '~/shared/ui/text-field/text-field.tsx'
import styles from './action-fields.module.css'

export type LocalNames = Partial<Record<Locale, string>>

interface LocalNamesFieldsProps {
  legend: string
  values: LocalNames
  onChange: (values: LocalNames) => void
  maximum: number
  error: unknown
  /** What a refusal calls them, before the language: 'offer.name'. */
  field: string
}

/** A text of the operator's in each language of the product, each language by its own name. */
export const LocalNamesFields = ({ legend, values, onChange, maximum, error, field }: LocalNamesFieldsProps) => (
  <fieldset className={styles.names}>
    <legend>{legend}</legend>
    {appConfig.locales.map((locale) => (
      <TextField
        key={locale}
        label={new Intl.DisplayNames([locale], { type: 'language' }).of(locale)}
        lang={locale}
        value={values[locale] ?? ''}
        onChange={(value) => onChange({ ...values, [locale]: value })}
        maximum={maximum}
        error={fieldError(error, `${field}.${locale}`)}
      />
    ))}
  </fieldset>
)

/** What refusals call the fields above. */
export const namesOfFields = (field: string): string[] => appConfig.locales.map((locale) => `${field}.${locale}`)
