import { expect, test } from 'vitest'
import { appConfig } from '../app.config.ts'
import { partModule, withParts } from './vite-config-parts.ts'

const login = 'import * as __config_login from "virtual:app-config/login";\n'
const rest = 'import * as __config_ from "virtual:app-config/";\n'

test('what is read of a group comes from its module', () => {
  expect(withParts('f(appConfig.login.codeDigits)')).toBe(`${login}f(__config_login.codeDigits)`)
  expect(withParts('const { codeDigits, qrPollMs } = appConfig.login\n')).toBe(
    `${login}const codeDigits = __config_login.codeDigits, qrPollMs = __config_login.qrPollMs\n`,
  )
})

test('what belongs to no group comes from one module', () => {
  expect(withParts('appConfig.locales.map(f)')).toBe(`${rest}__config_.locales.map(f)`)
  expect(withParts('const { name, login } = appConfig;')).toBe(`${rest}${login}const name = __config_.name, login = __config_login;`)
})

test('a part of a group with values of its own is taken as it is', () => {
  expect(withParts('const { wx } = appConfig.session.chatPlatforms')).toBe(
    'import * as __config_session from "virtual:app-config/session";\nconst { wx } = __config_session.chatPlatforms',
  )
})

test('a module has the values of its group, each apart', () => {
  expect(partModule('login')).toContain(`export const codeDigits = ${appConfig.login.codeDigits}\n`)
  expect(partModule('')).toContain(`export const name = "${appConfig.name}"`)
  expect(partModule('')).not.toContain('login')
})
