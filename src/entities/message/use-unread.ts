import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listenToEvents } from '~/shared/api/event-stream.ts'
import { unreadQuery } from './unread.queries.ts'

/**
 * How many messages the logged-in person has not read, as it changes; undefined until it is known. For parts that come late:
 * a page that only shows the number reads unreadQuery. Nothing is listened to while the page is out of sight, as
 * browsers open few connections to a server.
 */
export function useUnread(): number | undefined {
  const queryClient = useQueryClient()
  const { data } = useQuery(unreadQuery)
  const [inSight, setInSight] = useState(true)

  useEffect(() => {
    const look = () => setInSight(document.visibilityState === 'visible')
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  useEffect(() => {
    if (!inSight) return undefined
    return listenToEvents({
      event: 'unread',
      // The API says what this event carries: transfers.taskEvents.
      onEvent: (data) => queryClient.setQueryData(unreadQuery.queryKey, (data as { count: number }).count),
    })
  }, [inSight, queryClient])

  return data
}
