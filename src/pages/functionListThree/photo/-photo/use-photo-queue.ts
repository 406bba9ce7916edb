import { useLingui } from '@lingui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Double } from '#contract/endpoints/photo-studio.ts'
import { storeDouble, uploadsQuery } from '~/entities/double/double.queries.ts'
import { api, ApiError } from '~/shared/api/api.ts'
import { errorText } from '~/shared/api/error-text.ts'
import { uploadImage } from '~/shared/api/upload.ts'
import { randomUuid } from '~/shared/lib/random.ts'
import { showCallError } from '~/shared/ui/toast/call-error.ts'

/** A photo on its way. */
export interface QueuedPhoto {
  key: string
  /** Address of what is shown meanwhile. */
  picture: string
  state: 'waiting' | 'sending' | 'checking' | 'failed'
  /** Share that is sent, 0..1. */
  share: number
  problem?: string
}

type Source = { file: File } | { upload: string }

interface PhotoQueue {
  items: readonly QueuedPhoto[]
  /** Sends files and has them looked at, one after the other. */
  addFiles(files: readonly File[]): void
  /** Has photos looked at that were sent before. */
  addUploads(uploads: readonly { id: string; url: string }[]): void
  retry(key: string): void
  drop(key: string): void
}

/** The photos that are being sent and looked at for a double. What is done is with the double itself. */
export function usePhotoQueue(doubleId: string | undefined, onAdded?: (double: Double, upload: string) => void): PhotoQueue {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const [items, setItems] = useState<readonly QueuedPhoto[]>([])
  const sources = useRef(new Map<string, Source>())
  const busy = useRef(false)
  const change = (key: string, to: Partial<QueuedPhoto>) => setItems((all) => all.map((item) => (item.key === key ? { ...item, ...to } : item)))
  const drop = (key: string) => {
    const source = sources.current.get(key)
    sources.current.delete(key)
    setItems((all) => all.filter((item) => item.key !== key))
    if (source && 'file' in source) URL.revokeObjectURL(items.find((item) => item.key === key)?.picture ?? '')
  }

  async function bring(key: string): Promise<void> {
    const source = sources.current.get(key)
    if (!source || !doubleId) return
    try {
      change(key, { state: 'sending', share: 0 })
      const upload = 'upload' in source ? source.upload : (await uploadImage(source.file, { quiet: true, onProgress: (share) => change(key, { share }) })).id
      // Sent once: another try only looks at it again.
      sources.current.set(key, { upload })
      change(key, { state: 'checking' })
      const { double } = await api('doubleAddPhoto', { id: doubleId, upload }, { quiet: true })
      storeDouble(queryClient, double)
      void queryClient.invalidateQueries(uploadsQuery)
      drop(key)
      onAdded?.(double, upload)
    } catch (error) {
      change(key, { state: 'failed', problem: error instanceof ApiError ? error.message : errorText(error, i18n) })
    }
  }

  // One at a time: each is judged beside the others.
  const waiting = items.find(({ state }) => state === 'waiting')?.key
  useEffect(() => {
    if (!waiting || busy.current) return
    busy.current = true
    void bring(waiting).finally(() => {
      busy.current = false
      setItems((all) => [...all])
    })
  })

  const add = (added: readonly { picture: string; source: Source }[]) => {
    const next = added.map(({ picture, source }) => ({ key: randomUuid(), picture, source }))
    for (const { key, source } of next) sources.current.set(key, source)
    setItems((all) => [...all, ...next.map(({ key, picture }) => ({ key, picture, state: 'waiting' as const, share: 0 }))])
  }
  return {
    items,
    addFiles: (files) => add(files.map((file) => ({ picture: URL.createObjectURL(file), source: { file } }))),
    addUploads: (uploads) => add(uploads.map(({ id, url }) => ({ picture: url, source: { upload: id } }))),
    retry: (key) => change(key, { state: 'waiting', problem: '' }),
    drop,
  }
}

/** Takes a photo off a double. */
export function useRemovePhoto(doubleId: string) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (upload: string) => api('doubleRemovePhoto', { id: doubleId, upload }, { quiet: true }),
    onSuccess: ({ double }) => storeDouble(queryClient, double),
    onError: (error) => showCallError(error, i18n),
  })
}
