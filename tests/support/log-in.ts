import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Fills the log-in page with a number and its code, as a person does, and sends it; the test answers the call. */
export async function logIn(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText('手机号'), '13800138000')
  await user.type(screen.getByLabelText('验证码'), '123456')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: '登录' }))
}
