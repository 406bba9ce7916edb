import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Task } from '#contract/entities.ts'
import type { PhotoTemplate } from '#contract/photo-templates.ts'
import { doublesQuery, doubleWorksQuery } from '~/entities/double/double.queries.ts'
import { storeTask } from '~/entities/task/task.queries.ts'
import { setBalance } from '~/entities/user/user.queries.ts'
import { api, ApiError } from '~/shared/api/api.ts'
import { randomUuid } from '~/shared/lib/random.ts'

interface Order {
  templates: readonly PhotoTemplate[]
  portrait?: string
  /** A picture that was made of the double, in place of a portrait. */
  from?: string
}

/** Starts creations of a double. The same order whose answer never came keeps its names: it is made, and paid, once. */
export function useStartCreations(doubleId: string): (order: Order) => Promise<Task[]> {
  const queryClient = useQueryClient()
  const [open] = useState(() => new Map<string, string>())
  return async ({ templates, portrait, from }) => {
    const asked = templates.map(({ id }) => {
      const name = JSON.stringify([id, portrait, from])
      const requestId = open.get(name) ?? randomUuid()
      open.set(name, requestId)
      return { template: id, requestId }
    })
    try {
      const { tasks, coin } = await api('doubleCreate', { id: doubleId, templates: asked, ...(portrait && { portrait }), ...(from && { from }) }, { quiet: true })
      open.clear()
      setBalance(queryClient, coin)
      for (const task of tasks) storeTask(queryClient, task)
      void queryClient.invalidateQueries(doubleWorksQuery(doubleId))
      void queryClient.invalidateQueries(doublesQuery)
      return tasks
    } catch (error) {
      if (error instanceof ApiError) open.clear()
      throw error
    }
  }
}
