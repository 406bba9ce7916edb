import { getRouteApi } from '@tanstack/react-router'
import { ChatReturn } from './-whoauth/chat-return.tsx'
import { ChatEntrance } from './-whoauth/chat-entrance.tsx'
import { DeviceApproval } from './-whoauth/device-approval.tsx'

const route = getRouteApi('/functionSquare/login/whoauth')

export function WhoauthPage() {
  const { code, state, qr, back } = route.useSearch()
  if (qr !== undefined) return <DeviceApproval id={qr} />
  if (code !== undefined && state !== undefined) return <ChatReturn code={code} state={state} back={back} />
  return <ChatEntrance back={back} />
}
