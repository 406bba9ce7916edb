import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import type { Task, Upload } from '#contract/entities.ts'
import { controlsOf, type Generator } from '#contract/generators/control.ts'
import { isFinal, storeTask, taskListQuery, taskQuery } from '~/entities/task/task.queries.ts'
import { track } from '~/entities/track/track.ts'
import { setBalance } from '~/entities/user/user.queries.ts'
import { api, ApiError } from '~/shared/api/api.ts'
import { uploadImage } from '~/shared/api/upload.ts'
import { readDraft, writeDraft } from '~/shared/lib/draft.ts'
import { showCallError, showUploadError } from '~/shared/ui/toast/call-error.ts'
import { creationMachine, type Submission } from './creation-machine.ts'
import { acceptedValues, defaultsOf, problemOf, type CreationForm, type FormProblem, type FormValues } from './form.ts'
import { createRequestIds } from './request-ids.ts'

interface Start {
  generator: Generator
  /** Settings of an earlier work to begin with. */
  settings?: FormValues
  parentId?: string
  /** Runs an action for a logged-in person, and asks a visitor to log in. */
  requireLogin: (action: () => void) => void
}

/** The form, the machine and the calls of one generator's page. */
export function useCreation({ generator, settings, parentId, requireLogin }: Start) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const [values, setValues] = useState<FormValues>(() => ({ ...defaultsOf(generator), ...settings }))
  const [uploads, setUploads] = useState<Record<string, Upload>>({})
  const [problem, setProblem] = useState<FormProblem>()
  const [requestIds] = useState(createRequestIds)

  useDraft(generator, settings, values, uploads, (draft, kept) => {
    setValues((current) => ({ ...current, ...draft }))
    setUploads(kept)
  })

  const machine = creationMachine.provide({
    actors: {
      upload: fromPromise(({ input, signal }) =>
        uploadImage(input.file, { quiet: true, signal, onProgress: (share) => send({ type: 'UPLOAD_PROGRESS', share }) }),
      ),
      submit: fromPromise(async ({ input, signal }: { input: Submission; signal: AbortSignal }): Promise<Task> => {
        const { task, coin } = await api('taskCreate', { ...input, generator: generator.id, parentId }, { quiet: true, signal }).catch(
          (error: unknown) => {
            if (error instanceof ApiError) requestIds.answered()
            throw error
          },
        )
        requestIds.answered()
        setBalance(queryClient, coin)
        storeTask(queryClient, task)
        void queryClient.invalidateQueries({ queryKey: ['tasks'] })
        track('create', { content: generator.id })
        return task
      }),
      cancel: fromPromise(async ({ input, signal }) => {
        const task = await api('taskCancel', input, { quiet: true, signal })
        storeTask(queryClient, task)
        void queryClient.invalidateQueries({ queryKey: ['user'] })
        return task
      }),
    },
    actions: {
      fillPhoto: (_, { field, upload }) => {
        setUploads((known) => ({ ...known, [upload.id]: upload }))
        const [name = '', part] = field.split('.')
        set(name, part ? { ...(values[name] as object), [part]: upload.id } : upload.id)
      },
      explainUpload: (_, { error }) => showUploadError(error, i18n),
      explain: (_, { error }) => showCallError(error, i18n),
      // The one tick of delight, where the device can give it.
      celebrate: () => void navigator.vibrate?.(12),
    },
  })
  const [state, send] = useMachine(machine)

  useReturn(generator, state.context.task === undefined, (task) => send({ type: 'FOLLOW', task }))

  const taskId = state.context.task?.id ?? ''
  const { data: task } = useQuery({ ...taskQuery(taskId), enabled: taskId !== '', staleTime: Infinity })
  useEffect(() => {
    if (task) send({ type: 'TASK', task })
  }, [send, task])

  function set(name: string, value: unknown) {
    setProblem((current) => (current?.field === name ? undefined : current))
    setValues((current) => withPhotoChange(generator, { ...current, [name]: value }, name))
  }

  /** Sends the form, unless something is missing; tells whether it was sent. */
  function submit(extra: FormValues = {}): boolean {
    const complete = { ...values, ...extra }
    const found = problemOf(generator, complete)
    setProblem(found)
    if (found) return false
    send({ type: 'SUBMIT', submission: { requestId: requestIds.of(complete), input: complete } })
    return true
  }

  const form: CreationForm = {
    generator,
    values,
    set,
    problem,
    uploads,
    upload: (field, file) => requireLogin(() => send({ type: 'UPLOAD', field, file })),
    uploading: state.matches('uploading')
      ? { field: state.context.field, share: state.context.uploadShare, stop: () => send({ type: 'STOP' }) }
      : undefined,
    work: state.context.task?.works[0],
  }
  return { form, state, send, submit, task: state.context.task }
}

/** Coming back to the page while a creation of its generator is under way shows that creation. */
function useReturn(generator: Generator, idle: boolean, follow: (task: Task) => void) {
  const queryClient = useQueryClient()
  const looked = useRef(false)
  useEffect(() => {
    if (looked.current) return
    looked.current = true
    const active = queryClient.getQueryData(taskListQuery.queryKey)?.find((task) => task.generator === generator.id && !isFinal(task))
    if (idle && active) follow(active)
  }, [follow, generator.id, idle, queryClient])
}

/** Strokes belong to the photo they were drawn on. */
function withPhotoChange(generator: Generator, values: FormValues, changed: string): FormValues {
  const isPhoto = controlsOf(generator).some(({ name, control }) => name === changed && control.control === 'photo')
  return isPhoto && 'strokes' in values ? { ...values, strokes: [] } : values
}

/** Takes up what was left unsent on an earlier visit of this tab, and keeps what is being written. */
function useDraft(
  generator: Generator,
  settings: FormValues | undefined,
  values: FormValues,
  uploads: Record<string, Upload>,
  restore: (values: FormValues, uploads: Record<string, Upload>) => void,
) {
  const [restored, setRestored] = useState(false)
  useEffect(() => {
    const draft = settings ? undefined : readDraft(generator.id)
    if (draft) restore(acceptedValues(generator, draft.values as FormValues), (draft.uploads ?? {}) as Record<string, Upload>)
    setRestored(true)
    // Once, when the page opens: the draft is read where the server cannot.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(() => {
    if (restored) writeDraft(generator.id, { values, uploads })
  }, [generator.id, restored, uploads, values])
}
