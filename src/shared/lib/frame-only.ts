import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'

/** Whether the server makes the frame of the page alone, as what stands in it takes long. */
export const frameOnly = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.frameOnly === true)
  .client(() => false)

/** Whether the frame without a page may be seen: in the browser always. */
export const isFrameShown = createIsomorphicFn()
  .server(frameOnly)
  .client(() => true)
