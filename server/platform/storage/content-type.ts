const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  png: 'image/png',
  txt: 'text/plain; charset=utf-8',
  webm: 'video/webm',
  webp: 'image/webp',
  zip: 'application/zip',
}

export const extensionOf = (key: string) => key.slice(key.lastIndexOf('.') + 1)

/** By the key's extension; what is not known is only ever offered as a download. */
export function contentTypeOf(key: string): string {
  return contentTypes[extensionOf(key)] ?? 'application/octet-stream'
}

/** Keys are 'area/yyyy/mm/uuid.ext': plain names with single slashes, so none can leave the storage folder. */
export function isKey(key: string): boolean {
  return key.length <= 200 && /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*\.[a-z0-9]{2,5}$/i.test(key)
}
