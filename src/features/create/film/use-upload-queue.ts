import { useEffect, useRef, useState } from 'react'
import { useForm } from '../form.ts'

/** Sends pictures and films for a field with several, one after the other. */
export function useUploadQueue(field: string) {
  const { upload, uploading, lost } = useForm()
  const [queue, setQueue] = useState<File[]>([])
  const [failed, setFailed] = useState<File[]>([])
  const sent = useRef<File>(undefined)
  const isSending = uploading?.field === field
  const wasSending = useRef(false)

  useEffect(() => {
    const [next] = queue
    if (!next || next === sent.current) return
    sent.current = next
    upload(field, next)
  }, [field, queue, upload])

  useEffect(() => {
    // Sent, refused or stopped: the next one.
    if (wasSending.current && !isSending) {
      setQueue(([, ...rest]) => rest)
      if (lost) setFailed((files) => [...files, lost])
    }
    wasSending.current = isSending
  }, [isSending, lost])

  const add = (file: File) => setQueue((files) => [...files, file])
  return {
    waiting: queue.length,
    share: isSending ? uploading.share : undefined,
    /** Those that did not arrive. */
    failed,
    add,
    retry() {
      sent.current = undefined
      setFailed([])
      failed.forEach(add)
    },
    forget: () => setFailed([]),
    /** What was asked for before and never began, as a login was in between, is forgotten. */
    begin() {
      if (isSending) return
      sent.current = undefined
      setQueue([])
    },
    stop() {
      setQueue(([first]) => (first ? [first] : []))
      uploading?.stop()
    },
  }
}
