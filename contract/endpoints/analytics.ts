import * as v from 'valibot'
import { appConfig } from '#config'
import { defineEndpoint } from '../endpoint.ts'
import { TrackEvent } from '../track.ts'

export const analyticsEndpoints = {
  reportEvents: defineEndpoint({
    method: 'POST',
    path: '/report/events',
    summary: 'Stores a batch of events of use; an event that is known already is stored once.',
    access: 'anyone',
    repeatable: true,
    request: v.object({ dataList: v.pipe(v.array(TrackEvent), v.minLength(1, 'empty'), v.maxLength(appConfig.track.batchMost, 'too-large')) }),
    response: v.object({ stored: v.number() }),
  }),
  questionnaireSubmit: defineEndpoint({
    method: 'POST',
    path: '/questionnaire/submit',
    summary: 'Stores the answers of the questionnaire.',
    access: 'user',
    repeatable: true,
    request: v.object({
      /** Names the answers, so that a repeated call stores them once. */
      id: v.pipe(v.string(), v.uuid()),
      /** 1 not at all, 5 very much. */
      satisfaction: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
      purposes: v.pipe(v.array(v.picklist(['fun', 'work', 'study', 'gift', 'social'])), v.maxLength(5)),
      words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(appConfig.inputMaxLength, 'too-long')), ''),
      /** A picture kept by the cloud storage. */
      fileId: v.optional(v.pipe(v.string(), v.maxLength(300))),
    }),
    response: v.object({}),
  }),
  webviewCheck: defineEndpoint({
    method: 'POST',
    path: '/webview/check',
    summary: 'Whether an external page lets itself be shown in a frame of ours.',
    access: 'anyone',
    repeatable: true,
    request: v.object({ uri: v.pipe(v.string(), v.maxLength(2000, 'too-long')) }),
    response: v.object({ framable: v.boolean() }),
  }),
} as const
