import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { appConfig } from '#config'
import { suggestionsQuery } from '~/entities/search/search.queries.ts'

/** What somebody who types this may be looking for, asked for when they pause; what is asked is given up when they type on. */
export function useSuggestions(typed: string) {
  const text = typed.trim()
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), appConfig.search.suggestAfterMs)
    return () => clearTimeout(timer)
  }, [text])
  const { data } = useQuery(suggestionsQuery(text === '' ? '' : settled))
  return text === '' ? [] : (data ?? [])
}
