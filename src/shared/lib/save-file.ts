import { download } from '~/shared/api/download.ts'

/** Fetches a file and hands it over to the browser's own download. Throws as download does. */
export async function saveFile({ url, name }: { url: string; name: string }): Promise<void> {
  handOver(await download(url), name)
}

/** Gives a file to the browser's own download. */
export function handOver(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
