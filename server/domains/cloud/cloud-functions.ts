import * as v from 'valibot'
import { appConfig } from '#config'
import { badInput } from '../../business-error.ts'

const { appVersion, appVersionCode } = appConfig

const AppVersion = v.object({ appVersion: v.string(), appVersionCode: v.number() })

/** The functions that callers run by name. */
const functions: Record<string, (args: unknown) => unknown> = {
  /** Whether a page that was loaded some time ago is older than what is served now. */
  checkUpdate(args) {
    const page = v.safeParse(AppVersion, args)
    if (!page.success) throw badInput('args', 'bad-input')
    return { newest: { appVersion, appVersionCode }, outdated: page.output.appVersionCode < appVersionCode }
  },
}

export function invokeFunction(name: string, args: unknown): unknown {
  const run = Object.hasOwn(functions, name) ? functions[name] : undefined
  if (!run) throw badInput('name', 'cloud-unknown-function')
  return run(args)
}
