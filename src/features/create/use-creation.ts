import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ResponseOf } from '#contract/endpoints/endpoints.ts'
import type { Task, Upload } from '#contract/entities.ts'
import type { Generator } from '#contract/generators/control.ts'
import type { ChoiceWords } from '~/entities/generator/choices/choice-words.ts'
import { generatorListQuery, noteUse } from '~/entities/generator/generator.queries.ts'
import { noteMadeHere } from '~/entities/generator/made-here.ts'
import { isFinal, storeTask, taskListQuery, taskQuery } from '~/entities/task/task.queries.ts'
import { track } from '~/entities/track/track.ts'
import { setBalance, userQuery } from '~/entities/user/user.queries.ts'
import { api, ApiError } from '~/shared/api/api.ts'
import { uploadFile } from '~/shared/api/upload.ts'
import { readDraft, writeDraft } from '~/shared/lib/draft.ts'
import { createPartFetch } from '~/shared/lib/fetch-part.ts'
import { useLateActor, type LateActor } from '~/shared/lib/late-actor.ts'
import { createRequestIds } from '~/shared/lib/request-ids.ts'
import { showCallError, showUploadError } from '~/shared/ui/toast/call-error.ts'
import { keepPrompt } from './assistant/prompt-history.ts'
import { photoCheckKey, promptCheckKey } from './check-keys.ts'
import type { CreationEffects } from './creation-actor.ts'
import type { CreationEvent, creationMachine } from './creation-machine.ts'
import { drawnFields } from './editor/drawn-fields.ts'
import { useEditing } from './editor/use-editing.ts'
import { acceptedValues, defaultsOf, problemOf, type CreationForm, type FormProblem, type FormValues } from './form.ts'
import { fieldsOf, fitted, tooLong } from './offers/offer-fields.ts'
import { OFFER_FIELD, offerProblem } from './offers/offer-refusal.ts'
import { useOffers } from './offers/use-offers.ts'
import { keepLastSettings, lastSettings } from './presets/last-settings.ts'

const fetchMachine = createPartFetch(() => import('./creation-actor.ts'))

interface Start {
  generator: Generator
  choices: ChoiceWords
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
export function useCreation({ generator, choices, settings, given, photos = [], parentId, requireLogin }: Start) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const [values, setValues] = useState<FormValues>(() => ({ ...defaultsOf(generator, i18n.locale), ...settings, ...given }))
  const [uploads, setUploads] = useState<Record<string, Upload>>(() => Object.fromEntries(photos.map((photo) => [photo.id, photo])))
  const [problem, setProblem] = useState<FormProblem>()
  const [requestIds] = useState(() => createRequestIds(generator.id))
  const offers = useOffers(generator)
  const fields = fieldsOf(generator, offers.chosen)
  const fit = (some: FormValues) => fitted(fields, some, defaultsOf(generator, i18n.locale))

  useDraft(generator, settings, values, uploads, (draft, kept) => {
    setValues((current) => {
      const begun = { ...current, ...draft, ...given }
      return given?.photo === undefined ? begun : withPhotoChange(generator, begun, 'photo')
    })
    setUploads((known) => ({ ...kept, ...known }))
  })

  const effects: CreationEffects = {
    upload: (file, signal, onProgress) => uploadFile(file, { quiet: true, signal, onProgress }),
    submit: async (submission, signal) => {
      const { task, coin } = await api('taskCreate', { ...submission, generator: generator.id, parentId }, { quiet: true, signal }).catch(
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
      keepLastSettings(generator, submission.input)
      keepPrompt(queryClient.getQueryData(userQuery.queryKey)?.id, generator, submission.input)
      track('create', { content: generator.id })
      return task
    },
    cancel: async (id, signal) => {
      const { task, coin } = await api('taskCancel', { id }, { quiet: true, signal })
      setBalance(queryClient, coin)
      storeTask(queryClient, task)
      return task
    },
    fillPhoto: (field, upload) => {
      setUploads((known) => ({ ...known, [upload.id]: upload }))
      const [name = '', part] = field.split('.')
      // One more of several.
      if (part === '+') set(name, [...((values[name] as unknown[] | undefined) ?? []), upload.film ? { clip: upload.id } : upload.id])
      else set(name, part ? { ...(values[name] as object), [part]: upload.id } : upload.id)
    },
    explainUpload: (error) => showUploadError(error, i18n),
    explain: (error) => explainAtOffer(error) || showCallError(error, i18n),
    // The one tick of delight, where the device can give it.
    celebrate: () => void navigator.vibrate?.(12),
  }
  const creation = useLateActor(effects, async (current) => (await fetchMachine()).startCreation(current))
  const state = useSyncExternalStore(creation.subscribe, creation.getSnapshot, () => undefined) ?? editing
  // Not kept for a machine that does not come: nothing may be made when nobody expects it any more.
  const [send] = useState(
    () => (event: CreationEvent) =>
      void creation.started().then(
        (actor) => actor.send(event),
        (error: unknown) => showCallError(error, i18n),
      ),
  )
  usePrepared(creation)

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
    const complete = fit({ ...values, ...extra })
    const { all, chosen } = offers
    const forbidden = all.length > 0 && !chosen ? { field: OFFER_FIELD, rule: 'photos-stay' } : undefined
    const found = forbidden ?? problemOf(generator, complete) ?? tooLong(fields, complete) ?? refused(complete)
    setProblem(found)
    if (found) return false
    const offer = chosen && { offer: chosen.id }
    send({ type: 'SUBMIT', submission: { requestId: requestIds.of({ ...complete, ...offer }), input: complete, ...offer } })
    return true
  }

  /** What is known already to speak against these photos or words. */
  function refused(complete: FormValues): FormProblem | undefined {
    const offer = offers.chosen?.id
    const photos = queryClient.getQueryData<ResponseOf<'taskCheck'>>(photoCheckKey(generator, complete, offer, i18n.locale))
    const prompt = fields.find(({ name, control }) => {
      if (control.control !== 'prompt') return false
      const key = promptCheckKey(generator, ((complete[name] as string | undefined) ?? '').trim(), offer, i18n.locale)
      return queryClient.getQueryData<ResponseOf<'promptCheck'>>(key)?.refusal !== undefined
    })
    const field = photos?.refusal?.field ?? prompt?.name
    return field === undefined ? undefined : { field, rule: 'refused' }
  }

  /** Says what is about the chosen offer where the person can do something about it, and finds out what there is now. */
  function explainAtOffer(error: unknown): boolean {
    const found = offerProblem(error, fields)
    if (!found) return false
    setProblem(found)
    void queryClient.invalidateQueries({ queryKey: (found.rule === 'photos-stay' ? userQuery : generatorListQuery).queryKey })
    return true
  }

  const form: CreationForm = {
    generator,
    choices,
    offers: {
      ...offers,
      choose: (id) => {
        setProblem(undefined)
        offers.choose(id)
      },
    },
    fields,
    fit,
    values: fit(values),
    set,
    problem,
    uploads,
    upload: (field, file) => requireLogin(() => send({ type: 'UPLOAD', field, file })),
    uploading: state.matches('uploading')
      ? { field: state.context.field, share: state.context.uploadShare, stop: () => send({ type: 'STOP' }) }
      : undefined,
    lost: state.context.lost ? state.context.file : undefined,
    work: state.context.task?.works[0],
    ...editor,
  }
  return { form, state, send, submit, task: state.context.task }
}

type Creation = LateActor<typeof creationMachine>

/** What a creation is before anything happened: the machine comes when the person begins. */
const editing: Pick<NonNullable<ReturnType<Creation['getSnapshot']>>, 'context' | 'matches' | 'hasTag'> = {
  context: { task: undefined, field: '', uploadShare: 0, file: undefined, lost: false },
  matches: (state) => state === 'editing',
  hasTag: () => false,
}

/** Fetches the machine at the first press or key: it is there when the form is sent. */
function usePrepared(creation: Creation): void {
  useEffect(() => {
    const prepare = () => void creation.started().catch(() => {})
    const options = { once: true, capture: true, passive: true }
    window.addEventListener('pointerdown', prepare, options)
    window.addEventListener('keydown', prepare, options)
    return () => {
      window.removeEventListener('pointerdown', prepare, options)
      window.removeEventListener('keydown', prepare, options)
    }
  }, [creation])
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
