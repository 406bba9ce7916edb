import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import { useSessionStore } from '~/entities/session/session-store.ts'
import { createPartFetch } from '~/shared/lib/fetch-part.ts'
import { useLateActor, type LateActor } from '~/shared/lib/late-actor.ts'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { toast } from '~/shared/ui/toast/toast.ts'
import type { bindMobileMachine } from './bind-mobile.machine.ts'

/** Most sessions never need it. */
const BindMobileSheet = lazyPart(() => import('./bind-mobile-sheet.tsx'), 'BindMobileSheet', { whenFails: 'over' })

const fetchMachine = createPartFetch(() => import('./bind-mobile-actor.ts'))

type BindMobile = LateActor<typeof bindMobileMachine>

const BindMobileContext = createContext<BindMobile | undefined>(undefined)

/** Whether somebody needs a mobile number, and the popup that asks for it. */
export function useBindMobile(): BindMobile {
  const bindMobile = useContext(BindMobileContext)
  if (!bindMobile) throw new Error('useBindMobile outside the app')
  return bindMobile
}

export function BindMobileProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const router = useRouter()
  const store = useSessionStore()
  const effects = {
    isFlagged: () => store.get().bindMobilePopup,
    flag: (on: boolean) => store.set({ bindMobilePopup: on }),
    goToLogin: () => {
      toast({ text: t`这一步需要手机号，请用手机号登录` })
      void router.navigate({ to: '/functionSquare/login/index', search: { back: router.state.location.href } })
    },
  }
  const bindMobile = useLateActor(effects, async (current) => (await fetchMachine()).startBindMobile(current))
  return <BindMobileContext value={bindMobile}>{children}</BindMobileContext>
}

/** The popup itself; it stands inside the session, which goes on with the token that binding brings. */
export function BindMobilePopup() {
  const bindMobile = useBindMobile()
  const snapshot = useSyncExternalStore(bindMobile.subscribe, bindMobile.getSnapshot, () => undefined)
  if (!snapshot?.matches('open')) return null
  const dismiss = () => bindMobile.send({ type: 'DISMISSED' })
  return <BindMobileSheet onDismissed={dismiss} onGiveUp={dismiss} onBound={() => bindMobile.send({ type: 'BOUND' })} />
}
