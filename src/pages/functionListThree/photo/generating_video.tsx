import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { taskListQuery, taskQuery } from '~/entities/task/task.queries.ts'
import { requirePerson } from '~/features/require-login/require-person.ts'
import { orNotFound } from '~/shared/lib/or-not-found.ts'
import { loadedHead } from '~/shared/lib/page-head.ts'
import { idIn, type Search } from '~/shared/lib/search.ts'
import { FilmPage } from './-photo/film-page.tsx'

export const Route = createFileRoute('/functionListThree/photo/generating_video')({
  /** `task`: the creation of the film; `id`: the double it is of. */
  validateSearch: ({ task, id }: Search): { task?: string; id?: string } => ({ task: idIn(task), id: idIn(id) }),
  loaderDeps: ({ search: { task } }) => ({ task }),
  loader: async ({ context, location, deps }) => {
    const { queryClient, i18n } = context
    await requirePerson(context, location)
    // Without one that is named, the film that is being made.
    const task = deps.task ?? (await queryClient.ensureQueryData(taskListQuery)).find(({ generator }) => generator === 'img-to-video')?.id
    if (!task) throw redirect({ to: '/functionListThree/photo/main', replace: true })
    if (!deps.task) throw redirect({ to: '/functionListThree/photo/generating_video', search: { task }, replace: true })
    await queryClient.ensureQueryData(taskQuery(task)).catch(orNotFound)
    return { head: { title: i18n._(msg`动态肖像`), description: i18n._(msg`让写真动起来`), hidden: true } }
  },
  head: loadedHead,
  component: FilmPage,
})
