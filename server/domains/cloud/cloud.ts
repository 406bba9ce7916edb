import { appConfig } from '#config'
import { badInput } from '../../business-error.ts'
import { createCallLimit } from '../../call-limit.ts'
import type { CloudService } from '../../cloud-service.ts'
import { networkOf } from '../../network-of.ts'
import type { Platform } from '../../platform/platform.ts'
import type { PictureDecoder } from '../uploads/decoder/picture-decoder.ts'
import { createAuthorisations } from './authorisation.ts'
import { createCloudFiles } from './cloud-files.ts'
import { invokeFunction } from './cloud-functions.ts'
import { createRemoveUnusedFiles } from './remove-unused-files.ts'

export interface Cloud extends CloudService {
  /** Whether there is such a file, whole. */
  isKept(fileId: string): Promise<boolean>
  removeUnused(signal: AbortSignal): Promise<void>
}

/** Anyone may ask, so what one address may fill the storage with has an end. */
const PER_HOUR = { calls: 60, seconds: 3600 }

export function createCloud(platform: Platform, decoder: PictureDecoder): Cloud {
  const authorisations = createAuthorisations(platform)
  const files = createCloudFiles(platform, decoder)
  const limitAuthorisations = createCallLimit(PER_HOUR)
  const limitFiles = createCallLimit(PER_HOUR)

  return {
    receive: files.receive,
    isKept: files.isKept,
    removeUnused: createRemoveUnusedFiles(platform),

    async authorise(request, signature) {
      if (request.spaceId !== appConfig.cloud.spaceId) throw badInput('spaceId', 'bad-input')
      return request.method === 'anonymousAuthorize' ? '' : authorisations.check(request, signature)
    },

    handlers: {
      async anonymousAuthorize(_params, { ip }) {
        limitAuthorisations(networkOf(ip))
        return authorisations.issue()
      },
      functionInvoke: async ({ name, args }) => ({ result: invokeFunction(name, args) }),
      async fileUpload(announced, { ip, owner }) {
        limitFiles(networkOf(ip))
        return files.announce(announced, owner)
      },
      fileInfo: async ({ fileList }, { owner }) => ({ fileList: await files.describe(fileList, owner) }),
    },
  }
}
