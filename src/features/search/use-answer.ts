import { useEffect, useReducer, useRef } from 'react'
import { appConfig } from '#config'
import type { AnswerPart } from '#contract/endpoints/search.ts'
import { askAnswer } from './ask-answer.ts'

type Sources = Extract<AnswerPart, { part: 'sources' }>

export interface AnswerTurn {
  question: string
  state: 'writing' | 'whole' | 'failed'
  text: string
  by?: Sources['by']
  sources: Sources['sources']
  followUps: string[]
  error?: unknown
}

type Change = { turn: 'asked'; question: string; first: boolean } | { turn: 'part'; part: AnswerPart } | { turn: 'failed'; error: unknown } | { turn: 'again' }

const begun = (question: string): AnswerTurn => ({ question, state: 'writing', text: '', sources: [], followUps: [] })

function change(turns: readonly AnswerTurn[], step: Change): readonly AnswerTurn[] {
  const [earlier, last] = [turns.slice(0, -1), turns.at(-1)]
  if (step.turn === 'asked') return [...(step.first ? [] : turns), begun(step.question)]
  if (!last) return turns
  if (step.turn === 'again') return [...earlier, begun(last.question)]
  if (step.turn === 'failed') return [...earlier, { ...last, state: 'failed', error: step.error }]
  const { part } = step
  if (part.part === 'sources') return [...earlier, { ...last, by: part.by, sources: part.sources }]
  if (part.part === 'text') return [...earlier, { ...last, text: last.text + part.text }]
  return part.part === 'end' ? [...earlier, { ...last, state: 'whole', followUps: part.followUps }] : turns
}

/** The answer to a question and to those that follow it, as they are written. Another first question begins anew. */
export function useAnswer(query: string) {
  const [turns, tell] = useReducer(change, [])
  const asking = useRef<AbortController>(undefined)

  const write = (question: string, before: readonly AnswerTurn[]) => {
    asking.current?.abort()
    const own = new AbortController()
    asking.current = own
    const whole = before.filter(({ state, text }) => state === 'whole' && text !== '').slice(-appConfig.search.turnsMost)
    const request = { query: question, before: whole.map((turn) => ({ question: turn.question, answer: turn.text.slice(0, appConfig.search.answerMax) })) }
    askAnswer(request, (part) => own.signal.aborted || tell({ turn: 'part', part }), own.signal).catch((error: unknown) => {
      if (!own.signal.aborted) tell({ turn: 'failed', error })
    })
  }
  useEffect(() => {
    tell({ turn: 'asked', question: query, first: true })
    write(query, [])
    return () => asking.current?.abort()
    // Another question is what begins anew, not another rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [query])

  return {
    turns,
    ask: (question: string) => {
      tell({ turn: 'asked', question, first: false })
      write(question, turns)
    },
    again: () => {
      const last = turns.at(-1)
      if (!last) return
      tell({ turn: 'again' })
      write(last.question, turns.slice(0, -1))
    },
  }
}
