import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { codes } from '#contract/codes.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { standingQuery } from '~/features/desk/standing.queries.ts'
import { ApiError } from '~/shared/api/api.ts'
import { findSection, sectionsOf } from './sections.ts'

/** Whether the person may see this part of the desk, and what it is called. To all others there is no such page. */
export async function openDesk({ queryClient, i18n }: { queryClient: QueryClient; i18n: I18n }, path: string): Promise<{ title: string }> {
  if (!(await queryClient.ensureQueryData(userQuery))) throw notFound()
  const standing = await queryClient.ensureQueryData(standingQuery).catch(orNotFound)
  const found = findSection(path, standing)
  const [first] = sectionsOf(standing)
  // Not everybody at the desk sees its first page.
  if (!found && path === '' && first) throw redirect({ to: '/admin/$', params: { _splat: first.address } })
  if (!found) throw notFound()
  const section = i18n._(found.section.words)
  return { title: i18n._(msg`${section} · Inkling 运营台`) }
}

function orNotFound(error: unknown): never {
  if (error instanceof ApiError && (error.code === codes.noPermission || error.code === codes.notLoggedIn)) throw notFound()
  throw error
}
