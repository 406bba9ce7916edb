import { useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import type { Upload } from '#contract/entities.ts'
import { uploadFile } from '~/shared/api/upload.ts'
import { randomUuid } from '~/shared/lib/random.ts'
import { showUploadError } from '~/shared/ui/toast/call-error.ts'

/** A picture on its way, or one that did not arrive. */
interface Waiting {
  key: string
  file: File
  url: string
  stop: AbortController
  /** Share sent, 0..1. */
  share: number
  failed: boolean
}

/** Pictures, and a film, beside a text, sent one after another as soon as they are chosen; those that have arrived are the form's. */
export function usePictures(onArrived: (upload: Upload) => void) {
  const { i18n } = useLingui()
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  /** By the id of the upload: what shows it without asking the server for what came from here. */
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({})
  const queue = useRef(Promise.resolve())
  const urls = useRef<string[]>([])
  const gone = useRef(new AbortController())
  useEffect(() => {
    const leaving = new AbortController()
    const shown = urls.current
    gone.current = leaving
    return () => {
      leaving.abort()
      shown.forEach((url) => URL.revokeObjectURL(url))
    }
  }, [])

  const change = (key: string, to: Partial<Waiting>) => setWaiting((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)))
  const drop = (key: string) => setWaiting((all) => all.filter((one) => one.key !== key))

  async function send({ key, file, url, stop }: Waiting): Promise<void> {
    const signal = AbortSignal.any([stop.signal, gone.current.signal])
    if (signal.aborted) return
    try {
      const upload = await uploadFile(file, { quiet: true, signal, onProgress: (share) => change(key, { share }) })
      setOwn((known) => ({ ...known, [upload.id]: url }))
      drop(key)
      onArrived(upload)
    } catch (error) {
      if (signal.aborted) return
      change(key, { failed: true })
      showUploadError(error, i18n)
    }
  }
  const enqueue = (one: Waiting) => {
    queue.current = queue.current.then(() => send(one))
  }

  return {
    waiting,
    urlOf: (upload: Upload) => own[upload.id] ?? upload.url,
    add(file: File) {
      const url = URL.createObjectURL(file)
      urls.current.push(url)
      const one = { key: randomUuid(), file, url, stop: new AbortController(), share: 0, failed: false }
      setWaiting((all) => [...all, one])
      enqueue(one)
    },
    retry(one: Waiting) {
      change(one.key, { failed: false, share: 0 })
      enqueue(one)
    },
    remove(one: Waiting) {
      one.stop.abort()
      drop(one.key)
    },
  }
}
