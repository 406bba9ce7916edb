import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { agreementNewsQuery } from '~/entities/agreement/agreement.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'

const NewsSheet = lazyPart(() => import('./news-sheet.tsx'), 'NewsSheet', { whenFails: 'quiet' })

/** Where the texts are read, and where one is on the way in or out. */
const quietPages = /^\/(functionSquare\/(about|login|set)|pagesA\/about)\//

/** Shows who is logged in what has changed in the agreements since they agreed: once a visit, until they agree. */
export function AgreementNews() {
  const { data: user } = useQuery(userQuery)
  const due = user?.agreementsDue === true
  const quiet = useLocation({ select: ({ pathname }) => quietPages.test(pathname) })
  const { data: news = [] } = useQuery({ ...agreementNewsQuery, enabled: due })
  const [put, setPut] = useState(false)
  if (!due || quiet || put || news.length === 0) return null
  return <NewsSheet news={news} onClose={() => setPut(true)} />
}
