import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import type { Task, Upload } from '#contract/entities.ts'
import type { Generator } from '#contract/generators/control.ts'
import { noteUse } from '~/entities/generator/generator.queries.ts'
import { noteMadeHere } from '~/entities/generator/made-here.ts'
import { isFinal, storeTask, taskListQuery, taskQuery } from '~/entities/task/task.queries.ts'
import { track } from '~/entities/track/track.ts'
import { setBalance, userQuery } from '~/entities/user/user.queries.ts'
import { api, ApiError } from '~/shared/api/api.ts'
import { uploadImage } from '~/shared/api/upload.ts'
import { readDraft, writeDraft } from '~/shared/lib/draft.ts'
import { showCallError, showUploadError } from '~/shared/ui/toast/call-error.ts'
import { keepPrompt } from './assistant/prompt-history.ts'
import { creationMachine, type Submission } from './creation-machine.ts'
import { drawnFields } from './editor/drawn-fields.ts'
import { useEditing } from './editor/use-editing.ts'
import { acceptedValues, defaultsOf, problemOf, type CreationForm, type FormProblem, type FormValues } from './form.ts'
import { keepLastSettings, lastSettings } from './presets/last-settings.ts'
import { createRequestIds } from './request-ids.ts'

interface Start {
  generator: Generator
  /** Settings of an earlier work to begin with. */
  settings?: FormValues
  /** What the address brings along; it goes before what was left unsent. */
  given?: FormValues
  /** The photos that these name. */
  photos?: readonly Upload[]
  parentId?: string
  /** Runs an action for a logged-in person, and asks a visitor to log in. */
  requireLogin: (action: () => void) => void
}

/** The form, the machine and the calls of one generator's page. */
export function useCreation({ generator, settings, given, photos = [], parentId, requireLogin }: Start) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const [values, setValues] = useState<FormValues>(() => ({ ...defaultsOf(generator, i18n.locale), ...settings, ...given }))
  const [uploads, setUploads] = useState<Record<string, Upload>>(() => Object.fromEntries(photos.map((photo) => [photo.id, photo])))
  const [problem, setProblem] = useState<FormProblem>()
  const [requestIds] = useState(() => createRequestIds(generator.id))

  useDraft(generator, settings, values, uploads, (draft, kept) => {
    setValues((current) => {
      const begun = { ...current, ...draft, ...given }
      return given?.photo === undefined ? begun : withPhotoChange(generator, begun, 'photo')
    })
    setUploads((known) => ({ ...kept, ...known }))
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
            // It may have begun all the same.
            else void queryClient.invalidateQueries({ queryKey: ['tasks'] })
            throw error
          },
        )
        requestIds.answered()
        setBalance(queryClient, coin)
        storeTask(queryClient, task)
        void queryClient.invalidateQueries({ queryKey: ['tasks'] })
        noteUse(queryClient, generator.id)
        noteMadeHere(generator.id)
        keepLastSettings(generator, input.input)
        keepPrompt(queryClient.getQueryData(userQuery.queryKey)?.id, generator, input.input)
        track('create', { content: generator.id })
        return task
      }),
      cancel: fromPromise(async ({ input, signal }) => {
        const { task, coin } = await api('taskCancel', input, { quiet: true, signal })
        setBalance(queryClient, coin)
        storeTask(queryClient, task)
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

  const editor = useEditing(generator, { photo: values.photo as string | undefined, task: state.context.task?.id, settled: state.matches('settled') })

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
    ...editor,
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

/** What was drawn belongs to the photo it was drawn on. */
function withPhotoChange(generator: Generator, values: FormValues, changed: string): FormValues {
  if (changed !== 'photo') return values
  const defaults = defaultsOf(generator, '')
  const drawn = drawnFields(generator).map(({ name }) => [name, defaults[name]])
  return { ...values, ...Object.fromEntries(drawn) }
}

/** Begins with the settings used last and with what was left unsent in this tab, and keeps what is being written. */
function useDraft(
  generator: Generator,
  settings: FormValues | undefined,
  values: FormValues,
  uploads: Record<string, Upload>,
  restore: (values: FormValues, uploads: Record<string, Upload>) => void,
) {
  const [restored, setRestored] = useState(false)
  useEffect(() => {
    const draft = readDraft(generator.id)
    if (!settings)
      restore(
        { ...lastSettings(generator), ...acceptedValues(generator, (draft?.values ?? {}) as FormValues) },
        (draft?.uploads ?? {}) as Record<string, Upload>,
      )
    setRestored(true)
    // Once, when the page opens: the draft is read where the server cannot.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(() => {
    if (restored) writeDraft(generator.id, { values, uploads })
  }, [generator.id, restored, uploads, values])
}
