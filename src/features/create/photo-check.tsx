import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, ScanFace } from 'lucide-react'
import { userQuery } from '~/entities/user/user.queries.ts'
import { api } from '~/shared/api/api.ts'
import { useForm } from './form.ts'
import styles from './photo-check.module.css'
import { photoCheckKey } from './photo-check-key.ts'

/** On a phone it would come below the button. */
const show = (element: Element | null) => element?.scrollIntoView({ block: 'center', behavior: 'smooth' })

/** Under a form's photos: why nothing can be made of them, or what will not look right, before a point is spent. */
export function PhotoCheck() {
  const { generator, values, offers } = useForm()
  const { data: user } = useQuery(userQuery)
  const offer = offers.chosen?.id
  const { data, isFetching } = useQuery({
    queryKey: photoCheckKey(generator.id, values, offer),
    queryFn: ({ signal }) => api('taskCheck', { generator: generator.id, input: values, offer }, { quiet: true, signal }),
    enabled: user != null,
    staleTime: Infinity,
    retry: false,
  })
  if (isFetching) {
    return (
      <p className={styles.check} role="status">
        <ScanFace aria-hidden />
        <Trans>正在看两张照片合不合适…</Trans>
      </p>
    )
  }
  if (!data || (!data.refusal && data.remarks.length === 0)) return null
  const Icon = data.refusal ? CircleAlert : ScanFace
  return (
    <div ref={show} className={styles.check} data-refused={data.refusal && true} role={data.refusal ? 'alert' : 'status'}>
      <Icon aria-hidden />
      <ul>
        {[data.refusal?.message, ...data.remarks].map((said) => said && <li key={said}>{said}</li>)}
      </ul>
    </div>
  )
}
