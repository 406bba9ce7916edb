import { appConfig } from '#config'
import { transfers } from '#contract/transfers.ts'
import { createCloudClient } from './cloud-client.ts'

/** The app's cloud storage. Brings its own cryptography: import it where it is used, not with the page. */
export const cloud = createCloudClient({ base: appConfig.apiPath + transfers.cloud, spaceId: appConfig.cloud.spaceId })
