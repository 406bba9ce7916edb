import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { clearToken, readToken, saveToken } from '~/shared/session/token.ts'
import { answer, Refusal } from '../../../tests/support/mock-server.ts'
import { otherToken, sampleUser, token } from '../../../tests/support/samples.ts'
import { storeUser, userQuery } from './user.queries.ts'

test('a new token that comes with the person replaces the one that asked, and is not kept with the person', async () => {
  saveToken(token)
  answer('userInfo', () => ({ ...sampleUser(), token: otherToken }))
  expect(await new QueryClient().fetchQuery(userQuery)).toEqual(sampleUser())
  expect(readToken()).toBe(otherToken)
})

test('who has logged out meanwhile stays logged out', async () => {
  saveToken(token)
  answer('userInfo', () => {
    clearToken()
    return { ...sampleUser(), token: otherToken }
  })
  await new QueryClient().fetchQuery(userQuery)
  expect(readToken()).toBeUndefined()
})

test('a token that is refused is forgotten', async () => {
  saveToken(token)
  answer('userInfo', () => {
    throw new Refusal(codes.notLoggedIn, '登录已失效，请重新登录。')
  })
  expect(await new QueryClient().fetchQuery(userQuery)).toBeNull()
  expect(readToken()).toBeUndefined()
})

test('who comes in is not replaced by an answer about who was there before', async () => {
  saveToken(token)
  const queryClient = new QueryClient()
  const other = sampleUser({ nickname: '另一个人' })
  let late = () => {}
  answer('userInfo', () => new Promise((resolve) => (late = () => resolve(sampleUser()))))
  queryClient.setQueryData(userQuery.queryKey, sampleUser())
  const asked = queryClient.invalidateQueries(userQuery)
  const fetching = queryClient.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => undefined)
  expect(storeUser(queryClient, other)).toEqual(sampleUser())
  late()
  await Promise.all([asked, fetching])
  expect(queryClient.getQueryData(userQuery.queryKey)).toEqual(other)
})
