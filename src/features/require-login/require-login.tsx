import { useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { createContext, useContext, useState, type ReactNode } from 'react'
import { useSessionStore } from '~/entities/session/session-store.ts'
import { keepWanted, type Ask } from '~/entities/session/wanted.ts'
import { ConfirmDialog } from '~/shared/ui/confirm-dialog/confirm-dialog.tsx'

const RequireLogin = createContext<Ask>(() => {})

/** Runs an action for a logged-in person; a visitor is asked to log in and comes back to this page. */
export const useRequireLogin = () => useContext(RequireLogin)

export function RequireLoginProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const [wanted, setWanted] = useState<string>()
  const session = useSessionStore()
  const navigate = useNavigate()
  const router = useRouter()
  const require: Ask = (action, wanted) => {
    if (session.get().auth) return action()
    setWanted(wanted)
    setAsking(true)
  }
  return (
    <RequireLogin value={require}>
      {children}
      {asking && (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={t`还没有登录`}
          description={t`您还未登录，请先登录。你写下的内容会留在这里。`}
          confirmLabel={t`去登录`}
          onConfirm={() => {
            setAsking(false)
            if (wanted) keepWanted(wanted)
            void navigate({ to: '/functionSquare/login/index', search: { back: router.state.location.href } })
          }}
        />
      )}
    </RequireLogin>
  )
}
