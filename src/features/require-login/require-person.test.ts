import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { userQuery } from '~/entities/user/user.queries.ts'
import { sampleUser } from '../../../tests/support/samples.ts'
import { requirePerson } from './require-person.ts'

const here = { href: '/functionSquare/set/personInfo?from=mine#avatar' }

function seenBy(user: ReturnType<typeof sampleUser> | null) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(userQuery.queryKey, user)
  return requirePerson({ queryClient }, here)
}

test('a person goes on', async () => {
  expect(await seenBy(sampleUser())).toEqual(sampleUser())
})

test('a visitor is led to log in, with the whole address to come back to', async () => {
  const refused: unknown = await seenBy(null).catch((error: unknown) => error)
  expect(isRedirect(refused) && refused.options).toMatchObject({ to: '/functionSquare/login/index', search: { back: here.href } })
})
