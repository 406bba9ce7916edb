import { useEffect, useRef, useState } from 'react'
import { useForm } from '../form.ts'

interface Queue {
  waiting: readonly File[]
  /** Those that did not arrive and may be sent again. */
  failed: readonly File[]
}

/** What is left when the first has been sent, refused, stopped or lost. */
const withoutFirst = ({ waiting: [, ...waiting], failed }: Queue, lost: File | undefined): Queue => ({ waiting, failed: lost ? [...failed, lost] : failed })

/** Sends pictures and films for a field with several, one after the other. */
export function useUploadQueue(field: string) {
  const { upload, uploading, lost } = useForm()
  const [{ waiting, failed }, setQueue] = useState<Queue>({ waiting: [], failed: [] })
  const sent = useRef<File>(undefined)
  const isSending = uploading?.field === field
  const wasSending = useRef(false)

  useEffect(() => {
    const [next] = waiting
    if (!next || next === sent.current) return
    sent.current = next
    upload(field, next)
  }, [field, waiting, upload])

  useEffect(() => {
    if (wasSending.current && !isSending) setQueue((queue) => withoutFirst(queue, lost))
    wasSending.current = isSending
  }, [isSending, lost])

  return {
    waiting: waiting.length,
    share: isSending ? uploading.share : undefined,
    failed,
    add: (file: File) => setQueue((queue) => ({ ...queue, waiting: [...queue.waiting, file] })),
    retry() {
      sent.current = undefined
      setQueue((queue) => ({ waiting: [...queue.waiting, ...queue.failed], failed: [] }))
    },
    forget: () => setQueue((queue) => ({ ...queue, failed: [] })),
    /** What was asked for before and never began, as a login was in between, is forgotten. */
    begin() {
      if (isSending) return
      sent.current = undefined
      setQueue((queue) => ({ ...queue, waiting: [] }))
    },
    stop() {
      setQueue((queue) => ({ ...queue, waiting: queue.waiting.slice(0, 1) }))
      uploading?.stop()
    },
  }
}
