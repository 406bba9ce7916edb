import { useEffect, useState } from 'react'
import type { Actor, AnyActorLogic, EventFromLogic, SnapshotFrom } from 'xstate'

/** A machine that is fetched, and XState with it, when something happens. */
export interface LateActor<Logic extends AnyActorLogic> {
  /** What is sent before the machine is there waits for it, in order. */
  send(event: EventFromLogic<Logic>): void
  /** Fetches the machine where it is not there yet; it has got every event that was sent so far. */
  started(): Promise<Actor<Logic>>
  /** Undefined before anything happened. */
  getSnapshot(): SnapshotFrom<Logic> | undefined
  subscribe(listener: () => void): () => void
  /** Ends the machine; another event begins anew. */
  stop(): void
}

/**
 * `start` fetches the machine and answers it running. Where it cannot be fetched the events are kept, and it is tried
 * again with the next one and when the network is back.
 */
export function createLateActor<Logic extends AnyActorLogic>(start: () => Promise<Actor<Logic>>): LateActor<Logic> {
  let actor: Actor<Logic> | undefined
  let starting: Promise<Actor<Logic>> | undefined
  let waiting: EventFromLogic<Logic>[] = []
  /** Which life of the machine this is: one that was stopped while it was fetched must not begin. */
  let life = 0
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())

  const begin = async () => {
    const mine = life
    const coming = await start()
    if (mine !== life) {
      coming.stop()
      throw new DOMException('stopped before it was there', 'AbortError')
    }
    actor = coming
    coming.subscribe(tell)
    const sent = waiting
    waiting = []
    for (const event of sent) coming.send(event)
    tell()
    return coming
  }
  const started = () => {
    const mine = life
    starting ??= begin().catch((error: unknown) => {
      if (mine === life) starting = undefined
      if (waiting.length > 0) window.addEventListener('online', tryAgain, { once: true })
      throw error
    })
    return starting
  }
  const tryAgain = () => void started().catch(() => {})

  return {
    send(event) {
      if (actor) {
        actor.send(event)
        return
      }
      waiting.push(event)
      tryAgain()
    },
    started,
    getSnapshot: () => actor?.getSnapshot(),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop() {
      life++
      actor?.stop()
      actor = undefined
      starting = undefined
      window.removeEventListener('online', tryAgain)
    },
  }
}

/**
 * A late actor for as long as the component stands. `start` is given a way to the newest effects: those of the render
 * before may know other words.
 */
export function useLateActor<Logic extends AnyActorLogic, Effects>(
  effects: Effects,
  start: (current: () => Effects) => Promise<Actor<Logic>>,
): LateActor<Logic> {
  const [{ actor, renew }] = useState(() => {
    let newest = effects
    return { actor: createLateActor(() => start(() => newest)), renew: (next: Effects) => (newest = next) }
  })
  useEffect(() => void renew(effects))
  useEffect(() => () => actor.stop(), [actor])
  return actor
}
