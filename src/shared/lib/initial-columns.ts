import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { classifyPlatform } from './platform.ts'

const columnsFor = (userAgent: string | undefined) => (classifyPlatform(userAgent) === 'pc' ? 5 : 2)

/** A guess at the columns of a wall that the server and the first render in the browser share. */
export const initialColumns = createIsomorphicFn()
  .server(() => columnsFor(getRequestHeader('user-agent')))
  .client(() => columnsFor(navigator.userAgent))
