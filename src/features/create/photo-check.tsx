import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, ScanSearch } from 'lucide-react'
import * as v from 'valibot'
import { userQuery } from '~/entities/user/user.queries.ts'
import { api } from '~/shared/api/api.ts'
import { photoCheckKey } from './check-keys.ts'
import { useForm, type CreationForm } from './form.ts'
import { InsteadButton } from './instead-button.tsx'
import styles from './photo-check.module.css'
import { placeOfRefusal } from './place-of-refusal.ts'

/** On a phone it may come below the button. What it speaks of is above it, and stays in sight. */
const show = (element: Element | null) => element?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })

/** Under the field `name` of a form: why nothing can be made of its photos, or what will not look right, before a point is spent. */
export function PhotoCheck({ name }: { name: string }) {
  const { i18n } = useLingui()
  const form = useForm()
  const { generator, values, offers } = form
  const { data: user } = useQuery(userQuery)
  const offer = offers.chosen?.id
  const { data, isFetching } = useQuery({
    queryKey: photoCheckKey(generator, values, offer, i18n.locale),
    queryFn: ({ signal }) => api('taskCheck', { generator: generator.id, input: values, offer }, { quiet: true, signal }),
    enabled: user != null && isFilled(generator, values),
    staleTime: Infinity,
    retry: false,
  })
  const isLast = name === generator.checked?.at(-1)
  if (isFetching && isLast) {
    return (
      <p className={styles.check} role="status" data-looking>
        <ScanSearch aria-hidden />
        <Trans>正在看照片合不合适…</Trans>
      </p>
    )
  }
  if (!data || isFetching) return null
  const refusal = data.refusal && placeOfRefusal(form, data.refusal.field) === name ? data.refusal : undefined
  const remarks = isLast ? data.remarks : []
  if (!refusal && remarks.length === 0) return null
  const Icon = refusal ? CircleAlert : ScanSearch
  return (
    <div ref={show} className={styles.check} data-refused={refusal && true} role={refusal ? 'alert' : 'status'}>
      <Icon aria-hidden />
      <ul>
        {[refusal?.message, ...remarks].map((said) => said && <li key={said}>{said}</li>)}
        {refusal?.instead && (
          <li>
            <InsteadButton values={refusal.instead} />
          </li>
        )}
      </ul>
    </div>
  )
}

/** Whether all that is looked at is there. */
const isFilled = ({ checked = [], input }: CreationForm['generator'], values: CreationForm['values']) =>
  checked.every((field) => v.safeParse(input.entries[field]!, values[field]).success)
