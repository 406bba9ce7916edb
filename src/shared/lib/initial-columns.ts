import { classifyPlatform } from './platform.ts'
import { userAgent } from './user-agent.ts'

/** A guess at the columns of a wall that the server and the first render in the browser share. */
export const initialColumns = () => (classifyPlatform(userAgent()) === 'pc' ? 5 : 2)
