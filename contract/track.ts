import * as v from 'valibot'
import { appConfig } from '#config'
import { Id, Timestamp } from './entities.ts'

const { track } = appConfig

/** What is recorded of the use of the app, after consent. */
export const trackActions = ['enter', 'leave', 'page', 'login', 'create', 'save', 'share', 'publish'] as const
export type TrackAction = (typeof trackActions)[number]

const Short = v.pipe(v.string(), v.maxLength(200))

export const TrackEvent = v.object({
  /** Names the event, so that one that is sent twice is stored once. */
  uuid: Id,
  channel: Short,
  dataSourceType: Short,
  sessionId: v.pipe(v.string(), v.length(track.sessionIdLength)),
  /** Empty for a visitor. */
  userId: Short,
  appVersion: Short,
  appName: Short,
  timestamp: Timestamp,
  phoneBrand: Short,
  action: v.picklist(trackActions),
  active_info: v.object({
    /** What it is about: a work, a generator. */
    content_id: Short,
    /** The part of the app it happened in: the route's address. */
    function: Short,
    /** When the part was entered and left; 0 where the event is a moment. */
    starttime: Timestamp,
    endtime: Timestamp,
    actioninfo: v.object({ name: Short, value: v.union([Short, v.number()]) }),
    /** Where the person came from: the route's address before. */
    from: Short,
  }),
})
export type TrackEvent = v.InferOutput<typeof TrackEvent>
