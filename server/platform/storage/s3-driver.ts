import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { StorageConfig } from '../config.ts'
import type { StorageDriver } from './driver.ts'
import { listFiles } from './list-files.ts'

type S3Config = Extract<StorageConfig, { kind: 's3' }>

export function createS3Driver({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Config): StorageDriver {
  const client = new S3Client({
    region,
    endpoint,
    forcePathStyle: endpoint !== undefined,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    // Services other than AWS refuse the checksums the SDK adds otherwise.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5000, requestTimeout: 60_000 },
  })
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))

  return {
    write: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    writeFile: (key, file, contentType) => disk.copyFromFs(file, key, { contentType }),
    read: (key) => disk.getBytes(key),
    exists: (key) => disk.exists(key),
    delete: (key) => disk.delete(key),
    list: (folder) => listFiles(disk, folder),
    open: async (key) => {
      if (!(await disk.exists(key))) return undefined
      const { contentLength } = await disk.getMetaData(key)
      return {
        size: contentLength,
        stream: async (start, end) => {
          const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${start}-${end}` }))
          if (!object.Body) throw new Error(`S3 answered without a body for ${key}`)
          return object.Body.transformToWebStream()
        },
      }
    },
  }
}
