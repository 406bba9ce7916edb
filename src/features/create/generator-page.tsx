import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Upload, Work } from '#contract/entities.ts'
import { controlsOf, type Generator } from '#contract/generators/control.ts'
import { pixelsOf, type Clarity, type Margins, type Ratio } from '#contract/generators/fields.ts'
import type { GeneratorId } from '#contract/generators/generators.ts'
import type { ChoiceWords } from '~/entities/generator/choices/choice-words.ts'
import { isMadeHere } from '~/entities/generator/made-here.ts'
import { generatorWords } from '~/entities/generator/generator.words.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { useInSight } from '~/shared/ui/media/use-in-sight.ts'
import { Page } from '~/shared/ui/page/page.tsx'
import { TwoPane } from '~/shared/ui/two-pane/two-pane.tsx'
import { Example } from './canvas/example.tsx'
import { ExamplesRow } from './canvas/examples-row.tsx'
import { Growing } from './canvas/growing.tsx'
import { Failure } from './canvas/outcome.tsx'
import { Controls } from './controls/controls.tsx'
import { drawnFields } from './editor/drawn-fields.ts'
import { EditButton } from './editor/edit-button.tsx'
import { flat, outputSize } from './editor/margins/margins.ts'
import { FieldCheck } from './field-check.tsx'
import { fill, FormProvider, type FormProblem, type FormValues } from './form.ts'
import { GenerateButton } from './generate-button.tsx'
import styles from './generator-page.module.css'
import { OFFER_FIELD } from './offers/offer-refusal.ts'
import { OfferRow } from './offers/offer-row.tsx'
import { useCreation } from './use-creation.ts'

/** Most visits to a page draw nothing on a photo. */
const PhotoEditor = lazyPart(() => import('./editor/photo-editor.tsx'), 'PhotoEditor', { whenFails: 'here' })
/** Fetched while the first result is being made. */
const Results = lazyPart(() => import('./result/results.tsx'), 'Results', { whenFails: 'here' })

/** Whoever knows how needs none of it. */
const LearnHow = lazyPart(() => import('./controls/learn-how.tsx'), 'LearnHow', { whenFails: 'quiet' })

interface GeneratorPageProps {
  generator: Generator
  /** What the options of its fields are called. */
  choices: ChoiceWords
  /** Settings of an earlier work to begin with, and that work. */
  settings?: FormValues
  parentId?: string
  /** What the address brings along, and the photos that it or the settings name. */
  given?: FormValues
  photos?: readonly Upload[]
  /** Runs the action for a logged-in person; asks a visitor to log in first. */
  requireLogin: (action: () => void) => void
  /** Shown instead of an example. */
  empty?: ReactNode
  /** Called when a result is on its way. */
  prepareResult: () => void
  /** What belongs under the work in sight. */
  result: (work: Work, more: ResultTools) => ReactNode
}

interface ResultTools {
  /** Whether it was made with the settings in the form. */
  current: boolean
  /** Shows another work in its place. */
  see: (work: Work) => void
  /** Makes it once more, with some settings changed. */
  rerun: (values: FormValues) => void
}

/** A generator's page, drawn from its own schema. */
export function GeneratorPage({ generator, choices, settings, given, photos, parentId, requireLogin, empty, prepareResult, result }: GeneratorPageProps) {
  const { i18n } = useLingui()
  const { form, state, send, submit, task } = useCreation({ generator, choices, settings, given, photos, parentId, requireLogin })
  const { data: user } = useQuery(userQuery)
  const words = generatorWords(generator.id as GeneratorId, form.offers.builtIn)
  const photo = form.uploads[(form.values.photo as string | undefined) ?? '']
  const drawn = photo ? drawnFields(generator).filter(({ name }) => form.fields.some((field) => field.name === name)) : []
  const edited = drawn.find(({ name }) => name === form.editing)
  const settled = state.matches('settled')
  const waiting = state.hasTag('waiting')

  const generate = (changed?: FormValues) =>
    requireLogin(() => {
      if (!submit(changed)) return
      // What grows is on top; the button that started it may be far below.
      window.scrollTo({ top: 0, behavior: 'smooth' })
    })
  useShowProblem(form.problem)
  useEffect(() => {
    if (!waiting) return
    prepareResult()
    Results.prepare()
  }, [waiting, prepareResult])
  const rerun = (changed: FormValues) => {
    fill(form, changed)
    generate(changed)
  }

  // A phone begins with the words; with a photo to come, an example says more, until something was made here.
  const known = task !== undefined || (user != null && isMadeHere(generator.id))
  const row = known || !takesPhoto(generator)
  const done = settled && task?.state === 'succeeded' && !edited
  const tools = !waiting && drawn.map((field) => <EditButton key={field.name} field={field} settled={settled} />)

  // As large as what is made of it, so that nothing jumps when it begins.
  const fits = photo && { maxWidth: `calc(var(--canvas-height) * ${photo.width / photo.height})` }
  const plain = photo && <img className={styles.photo} style={fits} src={photo.url} alt="" width={photo.width} height={photo.height} />
  const canvas = () => {
    if (task && waiting)
      return (
        <Growing
          task={task}
          ratio={ratioOf(form.values, photo)}
          photo={photo?.url}
          onStop={() => send({ type: 'STOP' })}
          stopping={state.hasTag('busy')}
        />
      )
    if (edited && photo) {
      return (
        <>
          <PhotoEditor key={photo.id} fallback={plain} field={edited} photo={photo} />
          <FieldCheck name={edited.name} drawing />
        </>
      )
    }
    if (task && done)
      return <Results key={task.id} works={task.works} tools={tools} details={(work, more) => result(work, { ...more, rerun })} />
    if (task && settled) return <Failure task={task} photo={photo} onRetry={() => generate()} retrying={state.matches('submitting')} />
    if (photo) return plain
    return empty || <Example generator={generator.id} />
  }

  return (
    <Page title={i18n._(words.name)} backTo="/square/draw/agent-square" width="full">
      <FormProvider value={form}>
        <TwoPane
          canvas={
            <div
              className={styles.canvas}
              data-editing={edited && !waiting ? true : undefined}
              data-checked={edited?.name === generator.checked?.at(-1) || undefined}
            >
              {canvas()}
              {!done && tools}
            </div>
          }
          canvasWhenWide={row && !task && !photo && !empty}
          controls={
            <Controls
              promise={i18n._(words.promise)}
              examples={row && <ExamplesRow generator={generator.id} folded={known} />}
              maker={(form.offers.all.length > 0 || form.offers.gone !== undefined || form.problem?.field === OFFER_FIELD) && <OfferRow />}
              guide={<Guide />}
            />
          }
          action={
            <GenerateButton
              generator={generator}
              seconds={form.offers.seconds}
              label={settled ? <Trans>再来一次</Trans> : <Trans>开始创作</Trans>}
              loading={state.matches('submitting')}
              disabled={waiting || state.matches('uploading')}
              quiet={done}
              onPress={() => generate()}
            />
          }
        />
      </FormProvider>
    </Page>
  )
}

/** At the foot of the form, where most visits never come. */
function Guide() {
  const place = useRef<HTMLDivElement>(null)
  const shown = useInSight(place, false)
  return <div ref={place}>{shown && <LearnHow />}</div>
}

const takesPhoto = (generator: Generator) => controlsOf(generator).some(({ control }) => /^photos?$/.test(control.control))

/** Width over height of what will be made: as chosen, else that of the photo. */
function ratioOf(values: FormValues, photo: { width: number; height: number } | undefined): number {
  const size = values.size as Ratio | undefined
  const { width, height } =
    photo && !size
      ? outputSize(photo, (values.margins as Margins | undefined) ?? flat)
      : pixelsOf(size ?? '1:1', (values.clarity as Clarity | undefined) ?? 'standard')
  return width / height
}

/** Brings the field that must be put right into sight. */
function useShowProblem(problem: FormProblem | undefined): void {
  useEffect(() => {
    if (problem) document.querySelector(`[data-field="${CSS.escape(problem.field)}"]`)?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [problem])
}
