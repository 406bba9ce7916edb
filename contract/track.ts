import * as v from 'valibot'
import { appConfig } from '#config'
import { Id, Timestamp } from './entities.ts'

const { sessionIdLength } = appConfig.track

/** What is recorded of the use of the app, after consent. */
export const trackActions = ['enter', 'leave', 'page', 'login', 'create', 'save', 'share', 'publish'] as const
export type TrackAction = (typeof trackActions)[number]

const Word = v.pipe(v.string(), v.maxLength(64))
/** A route's address. */
const Place = v.pipe(v.string(), v.maxLength(200))
/** Characters of an event as JSON: twice what ours have. Visitors send them too, and they are kept. */
const EVENT_MOST = 1000

const Event = v.object({
  /** Names the event, so that one that is sent twice is stored once. */
  uuid: Id,
  channel: Word,
  dataSourceType: Word,
  sessionId: v.pipe(v.string(), v.length(sessionIdLength)),
  /** Empty for a visitor. */
  userId: Word,
  appVersion: Word,
  appName: Word,
  timestamp: Timestamp,
  phoneBrand: Word,
  action: v.picklist(trackActions),
  active_info: v.object({
    /** What it is about: a work, a generator. */
    content_id: Word,
    /** The part of the app it happened in: the route's address. */
    function: Place,
    /** When the part was entered and left; 0 where the event is a moment. */
    starttime: Timestamp,
    endtime: Timestamp,
    actioninfo: v.object({ name: Word, value: v.union([Word, v.number()]) }),
    /** Where the person came from: the route's address before. */
    from: Place,
  }),
})

export const TrackEvent = v.pipe(Event, v.check((event) => JSON.stringify(event).length <= EVENT_MOST, 'too-large'))
export type TrackEvent = v.InferOutput<typeof TrackEvent>
