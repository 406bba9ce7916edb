import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { invitationAnswer } from '~/shared/session/invitation.server.ts'
import { tidySession } from '~/shared/session/session-cookies.server.ts'

const keepSession = createMiddleware().server(({ next }) => {
  tidySession()
  return next()
})

const takeInvitation = createMiddleware().server(({ next, request }) => invitationAnswer(request) ?? next())

export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' }), keepSession, takeInvitation],
}))
