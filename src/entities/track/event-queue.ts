import * as v from 'valibot'
import { appConfig } from '#config'
import { TrackEvent } from '#contract/track.ts'
import { deviceStorage } from '~/shared/lib/safe-storage.ts'
import { EVENTS_KEY } from './track.ts'

const Stored = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()))
const isEvent = (event: unknown): event is TrackEvent => v.is(TrackEvent, event)

/** The events that wait on this device, the oldest first. One that the API would refuse is as if it were not there. */
export function waitingEvents(): TrackEvent[] {
  const stored = v.safeParse(Stored, deviceStorage.read(EVENTS_KEY))
  return stored.success ? stored.output.filter(isEvent) : []
}

const keep = (events: readonly TrackEvent[]) => deviceStorage.write(EVENTS_KEY, JSON.stringify(events))

/** Keeps an event for later; the oldest go when too many wait. */
export function addEvent(event: TrackEvent): void {
  keep([...waitingEvents(), event].slice(-appConfig.track.keptMost))
}

/** Those that came meanwhile, from this tab or another, stay. */
export function removeEvents(events: readonly TrackEvent[]): void {
  const gone = new Set(events.map((event) => event.uuid))
  keep(waitingEvents().filter((event) => !gone.has(event.uuid)))
}
