import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { tidySession } from '~/shared/session/session-cookies.server.ts'

const keepSession = createMiddleware().server(({ next }) => {
  tidySession()
  return next()
})

export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' }), keepSession],
}))
