import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw/http'
import { codes } from '#contract/codes.ts'
import type { GeneratorOffer } from '#contract/endpoints/creation.ts'
import type { RequestOf } from '#contract/endpoints/endpoints.ts'
import type { Task, Upload } from '#contract/entities.ts'
import type { Generator } from '#contract/generators/control.ts'
import { generators, type GeneratorId } from '#contract/generators/generators.ts'
import { generatorListQuery } from '~/entities/generator/generator.queries.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { Controls } from '~/features/create/controls/controls.tsx'
import { FormProvider } from '~/features/create/form.ts'
import { useCreation } from '~/features/create/use-creation.ts'
import { Toaster } from '~/shared/ui/toast/toaster.tsx'
import { answer, server } from './mock-server.ts'
import { sampleGenerators, sampleTask, sampleUser, sampleWork } from './samples.ts'
import { choicesOf } from './choices-of.ts'

export const uploadIds = ['00000000-0000-4000-8000-000000000201', '00000000-0000-4000-8000-000000000202'] as const

interface Offered {
  offers?: GeneratorOffer[]
  /** Films may stand among photos. */
  clips?: true
}

/** Opens a generator's form for a logged-in person, without the page around it, with what can make it; remembers what is sent. */
export function openForm(id: GeneratorId, task: Partial<Task> = { state: 'succeeded', works: [sampleWork(1)] }, offered?: Offered) {
  const sent: RequestOf<'taskCreate'>[] = []
  answer('taskCreate', (request) => {
    sent.push(request)
    return { task: sampleTask({ ...task, generator: request.generator }), coin: 9 }
  })
  answer('promptCheck', () => ({ paints: [], unread: [] }))
  let uploads = 0
  server.use(
    http.get('*/samples/photos/*', () => HttpResponse.arrayBuffer(new ArrayBuffer(8))),
    http.post('*/upload/image', () => {
      const data: Upload = { id: uploadIds[uploads++ % uploadIds.length]!, url: '/api/file/u.webp', width: 512, height: 600 }
      return HttpResponse.json({ code: codes.success, msg: 'ok', data })
    }),
  )
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  queryClient.setQueryData(userQuery.queryKey, sampleUser())
  const list = sampleGenerators()
  const { path, category, cost, makes } = generators[id]
  if (offered) list.categories = [{ id: category, generators: [{ id, path, category, cost, makes, examples: [], ...offered }] }]
  queryClient.setQueryData(generatorListQuery.queryKey, list)
  const i18n = setupI18n({ locale: 'zh-Hans', messages: { 'zh-Hans': {} } })
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Form generator={generators[id] as unknown as Generator} />
        <Toaster />
      </QueryClientProvider>
    </I18nProvider>,
  )
  const user = userEvent.setup()
  return { user, sent, generate: () => user.click(screen.getByText(/开始创作|再来一次/)) }
}

function Form({ generator }: { generator: Generator }) {
  const { form, submit, state } = useCreation({ generator, choices: choicesOf(generator.path), requireLogin: (action) => action() })
  return (
    <FormProvider value={form}>
      <Controls promise="" />
      <button type="button" onClick={() => submit()}>
        {state.matches('settled') ? '再来一次' : '开始创作'}
      </button>
    </FormProvider>
  )
}
