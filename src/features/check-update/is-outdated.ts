import * as v from 'valibot'
import { appConfig } from '#config'
import { cloud } from '~/shared/cloud/cloud.ts'

const Update = v.object({ outdated: v.boolean() })

/** Whether the server runs a newer version than this page. */
export async function isOutdated(): Promise<boolean> {
  const { appVersion, appVersionCode } = appConfig
  return v.parse(Update, await cloud.functionInvoke('checkUpdate', { appVersion, appVersionCode })).outdated
}
