import { useEffect, useRef } from 'react'

/** Pictures pasted or dropped anywhere on the page. */
export function usePageFiles(enabled: boolean, take: (files: FileList | undefined) => void) {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    if (!enabled) return
    const paste = (event: ClipboardEvent) => {
      if (event.clipboardData?.files.length) latest.current(event.clipboardData.files)
    }
    const allow = (event: DragEvent) => event.preventDefault()
    const drop = (event: DragEvent) => {
      event.preventDefault()
      if (event.dataTransfer?.files.length) latest.current(event.dataTransfer.files)
    }
    document.addEventListener('paste', paste)
    document.addEventListener('dragover', allow)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('paste', paste)
      document.removeEventListener('dragover', allow)
      document.removeEventListener('drop', drop)
    }
  }, [enabled])
}
