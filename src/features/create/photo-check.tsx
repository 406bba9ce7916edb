import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, ScanSearch } from 'lucide-react'
import * as v from 'valibot'
import { userQuery } from '~/entities/user/user.queries.ts'
import { api } from '~/shared/api/api.ts'
import { useForm, type CreationForm } from './form.ts'
import { InsteadButton } from './instead-button.tsx'
import styles from './photo-check.module.css'
import { photoCheckKey } from './photo-check-key.ts'

/** On a phone it would come below the button. */
const show = (element: Element | null) => element?.scrollIntoView({ block: 'center', behavior: 'smooth' })

/** In a form: why nothing can be made of its photos, or what will not look right, before a point is spent. */
export function PhotoCheck() {
  const { generator, values, offers } = useForm()
  const { data: user } = useQuery(userQuery)
  const offer = offers.chosen?.id
  const { data, isFetching } = useQuery({
    queryKey: photoCheckKey(generator, values, offer),
    queryFn: ({ signal }) => api('taskCheck', { generator: generator.id, input: values, offer }, { quiet: true, signal }),
    enabled: user != null && isFilled(generator, values),
    staleTime: Infinity,
    retry: false,
  })
  if (isFetching) {
    return (
      <p className={styles.check} role="status" data-looking>
        <ScanSearch aria-hidden />
        <Trans>正在看照片合不合适…</Trans>
      </p>
    )
  }
  if (!data || (!data.refusal && data.remarks.length === 0)) return null
  const { refusal, remarks } = data
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
