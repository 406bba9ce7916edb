import { Suspense, createContext, lazy, useContext, useState, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react'
import { createPartFetch } from '~/shared/lib/fetch-part.ts'
import { NotLoaded, type WhenFails } from './not-loaded.tsx'

interface Waiting {
  /** Shown until it is there, and beside the words when it did not come. */
  fallback?: ReactNode
  /** The person no longer waits for it. */
  onGiveUp?: () => void
}

interface Failure extends Waiting {
  onRetry: () => void
}

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never

const FailureContext = createContext<Failure>({ onRetry: () => {} })

/** Another one for each failure, so that none is taken for the one before. */
const createMissing = (whenFails: WhenFails, failures: number) =>
  function Missing() {
    return <NotLoaded {...useContext(FailureContext)} whenFails={whenFails} failures={failures} />
  }

/**
 * A component whose code is fetched when it is first shown. When that fails nothing else does: it is left out and
 * fetched later (`quiet`), or says so in its own place (`here`) or over the page (`over`) with a way to try again.
 */
export function lazyPart<Module extends object, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  { whenFails }: { whenFails: WhenFails },
) {
  type Props = PropsOf<Module[Name]>
  // Code belongs to nobody: requests may share it.
  const fetchPart = createPartFetch(load)
  let failures = 0
  let coming: Promise<{ default: ComponentType<Props> }> | undefined

  const fetched = () =>
    (coming ??= fetchPart().then(
      (module) => ({ default: module[name] as ComponentType<Props> }),
      () => {
        coming = undefined
        return { default: createMissing(whenFails, ++failures) }
      },
    ))

  let newest: LazyExoticComponent<ComponentType<Props>> = lazy(fetched)
  const renew = (failed: typeof newest) => {
    if (newest === failed) newest = lazy(fetched)
    return newest
  }

  function Part({ fallback, onGiveUp, ...props }: Props & Waiting) {
    const [Content, setContent] = useState(() => (failures > 0 && !coming ? renew(newest) : newest))
    return (
      <FailureContext value={{ fallback, onGiveUp, onRetry: () => setContent(renew) }}>
        <Suspense fallback={fallback}>
          {/* What is left of the props is the component's own. */}
          <Content {...(props as unknown as Props & object)} />
        </Suspense>
      </FailureContext>
    )
  }
  /** Fetches it ahead. */
  return Object.assign(Part, { prepare: () => void fetched() })
}
