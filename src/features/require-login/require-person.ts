import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { User } from '#contract/entities.ts'
import { userQuery } from '~/entities/user/user.queries.ts'

/** For loaders of pages that mean nothing to a visitor: the person, or off to the login page and back here after it. */
export async function requirePerson({ queryClient }: { queryClient: QueryClient }, here: { href: string }): Promise<User> {
  const person = await queryClient.ensureQueryData(userQuery)
  if (!person) throw redirect({ to: '/functionSquare/login/index', search: { back: here.href } })
  return person
}
