import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { createActorContext } from '@xstate/react'
import type { ReactNode } from 'react'
import { useSessionStore } from '~/entities/session/session-store.ts'
import { lazyPart } from '~/shared/ui/lazy-part/lazy-part.tsx'
import { toast } from '~/shared/ui/toast/toast.ts'
import { bindMobileMachine } from './bind-mobile.machine.ts'

/** Most sessions never need it. */
const BindMobileSheet = lazyPart(() => import('./bind-mobile-sheet.tsx'), 'BindMobileSheet', { whenFails: 'over' })

const BindMobileContext = createActorContext(bindMobileMachine)

/** Whether somebody needs a mobile number, and the popup that asks for it. */
export const useBindMobile = () => BindMobileContext.useActorRef()

export function BindMobileProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const router = useRouter()
  const store = useSessionStore()
  const machine = bindMobileMachine.provide({
    guards: { isFlagged: () => store.get().bindMobilePopup },
    actions: {
      setFlag: () => store.set({ bindMobilePopup: true }),
      clearFlag: () => store.set({ bindMobilePopup: false }),
      goToLogin: () => {
        toast({ text: t`这一步需要手机号，请用手机号登录` })
        void router.navigate({ to: '/functionSquare/login/index', search: { back: router.state.location.href } })
      },
    },
  })
  return <BindMobileContext.Provider logic={machine}>{children}</BindMobileContext.Provider>
}

/** The popup itself; it stands inside the session, which goes on with the token that binding brings. */
export function BindMobilePopup() {
  const bindMobile = useBindMobile()
  const open = BindMobileContext.useSelector((snapshot) => snapshot.matches('open'))
  if (!open) return null
  const dismiss = () => bindMobile.send({ type: 'DISMISSED' })
  return <BindMobileSheet onDismissed={dismiss} onGiveUp={dismiss} onBound={() => bindMobile.send({ type: 'BOUND' })} />
}
