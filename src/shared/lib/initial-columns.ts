import { requestPlatform } from './platform.ts'

/** A guess at the columns of a wall that the server and the first render in the browser share. */
export const initialColumns = () => (requestPlatform() === 'pc' ? 5 : 2)
