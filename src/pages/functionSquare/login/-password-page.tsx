import { getRouteApi } from '@tanstack/react-router'
import { ForgottenPassword } from './-password/forgotten-password.tsx'
import { OwnPassword } from './-password/own-password.tsx'
import { PasswordLogin } from './-password/password-login.tsx'

const route = getRouteApi('/functionSquare/login/password')

const views = { forgot: ForgottenPassword, login: PasswordLogin, own: OwnPassword }

export function PasswordPage() {
  const { back } = route.useSearch()
  // What the page is for is settled when it is opened: somebody who has just come in by it is on the way out.
  const View = views[route.useLoaderData().view]
  return <View back={back} />
}
