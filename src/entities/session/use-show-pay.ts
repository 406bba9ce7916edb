import { useQuery } from '@tanstack/react-query'
import { optionListQuery } from './option.queries.ts'
import { useSessionField } from './session-store.ts'

/** Whether there is something to pay here. Asked for by the first page that sells; false until it is known. */
export function useShowPay(): boolean {
  const kept = useSessionField('isShowPay')
  const { data } = useQuery(optionListQuery)
  return data?.isShowPay ?? kept
}
