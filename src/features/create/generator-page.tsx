import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState, type ReactNode } from 'react'
import type { Work } from '#contract/entities.ts'
import { controlsOf, type Generator } from '#contract/generators/control.ts'
import { pixelsOf, type Clarity, type Ratio, type Stroke } from '#contract/generators/fields.ts'
import type { GeneratorId } from '#contract/generators/generators.ts'
import { generatorWords } from '~/entities/generator/generator.words.ts'
import { Button } from '~/shared/ui/button/button.tsx'
import { Page } from '~/shared/ui/page/page.tsx'
import { TwoPane } from '~/shared/ui/two-pane/two-pane.tsx'
import { Example } from './canvas/example.tsx'
import { Growing } from './canvas/growing.tsx'
import { Failure, Results } from './canvas/outcome.tsx'
import { StrokeBoard } from './canvas/stroke-board.tsx'
import { Controls } from './controls/controls.tsx'
import { FormProvider, type FormValues } from './form.ts'
import { GenerateButton } from './generate-button.tsx'
import styles from './generator-page.module.css'
import { useCreation } from './use-creation.ts'

interface GeneratorPageProps {
  generator: Generator
  /** Settings of an earlier work to begin with, and that work. */
  settings?: FormValues
  parentId?: string
  /** Runs the action for a logged-in person; asks a visitor to log in first. */
  requireLogin: (action: () => void) => void
  workActions: (work: Work) => ReactNode
  workNote: (work: Work) => ReactNode
}

/** A generator's page, drawn from its own schema. */
export function GeneratorPage({ generator, settings, parentId, requireLogin, workActions, workNote }: GeneratorPageProps) {
  const { i18n } = useLingui()
  const { form, state, send, submit, task } = useCreation({ generator, settings, parentId, requireLogin })
  const [marking, setMarking] = useState(false)
  const words = generatorWords[generator.id as GeneratorId]
  const photo = form.uploads[(form.values.photo as string | undefined) ?? '']
  const marks = controlsOf(generator).some(({ control }) => control.control === 'strokes')
  const strokes = (form.values.strokes as Stroke[] | undefined) ?? []
  const settled = state.matches('settled')

  const generate = () =>
    requireLogin(() => {
      if (!submit()) return
      setMarking(false)
      // What grows is on top; the button that started it may be far below.
      window.scrollTo({ top: 0, behavior: 'smooth' })
    })
  useShowProblem(form.problem?.field)

  const canvas = () => {
    if (task && state.hasTag('waiting'))
      return (
        <Growing
          task={task}
          ratio={ratioOf(form.values, photo)}
          photo={photo?.url}
          onStop={() => send({ type: 'STOP' })}
          stopping={state.hasTag('busy')}
        />
      )
    if (marking && photo) return <StrokeBoard photo={photo} cutout={cutoutOf(task?.works[0])} strokes={strokes} onChange={(next) => form.set('strokes', next)} />
    if (task && settled && task.state === 'succeeded') return <Results works={task.works} actions={workActions} note={workNote} />
    if (task && settled) return <Failure task={task} onRetry={generate} retrying={state.matches('submitting')} />
    if (photo) return <img className={styles.photo} src={photo.url} alt="" width={photo.width} height={photo.height} />
    return <Example generator={generator.id} />
  }

  return (
    <Page title={i18n._(words.name)} backTo="/square/draw/agent-square" width="full">
      <FormProvider value={form}>
        <TwoPane
          canvas={
            <div className={styles.canvas}>
              {canvas()}
              {marks && photo && !state.hasTag('waiting') && (
                <Button tone="quiet" size="small" onClick={() => setMarking(!marking)}>
                  {marking ? <Trans>收起画笔</Trans> : <Trans>用画笔修边</Trans>}
                </Button>
              )}
            </div>
          }
          controls={<Controls promise={i18n._(words.promise)} />}
          action={
            <GenerateButton
              generator={generator}
              label={settled ? <Trans>再来一次</Trans> : <Trans>开始创作</Trans>}
              loading={state.matches('submitting')}
              disabled={state.hasTag('waiting') || state.matches('uploading')}
              onPress={generate}
            />
          }
        />
      </FormProvider>
    </Page>
  )
}

/** A cutout's own picture, which can lie over its photo. */
const cutoutOf = (work: Work | undefined) => (work?.transparent ? work.files.preview : undefined)

function ratioOf(values: FormValues, photo: { width: number; height: number } | undefined): number {
  const { width, height } = photo ?? pixelsOf((values.size as Ratio | undefined) ?? '1:1', (values.clarity as Clarity | undefined) ?? 'standard')
  return width / height
}

/** Brings the field that must be put right into sight. */
function useShowProblem(field: string | undefined): void {
  useEffect(() => {
    if (field) document.querySelector(`[data-field="${CSS.escape(field)}"]`)?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [field])
}
