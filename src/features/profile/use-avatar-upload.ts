import { useLingui } from '@lingui/react'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Upload } from '#contract/entities.ts'
import { ApiError } from '~/shared/api/api.ts'
import { uploadImage } from '~/shared/api/upload.ts'
import { showUploadError } from '~/shared/ui/toast/call-error.ts'

/** Sends a picture for the person to be cropped: what comes back is upright, and any phone can show it. */
export function useAvatarUpload(onUploaded: (picture: Upload) => void) {
  const { i18n } = useLingui()
  const [share, setShare] = useState(0)
  const abort = useRef<AbortController>(undefined)
  const sending = useMutation({
    mutationFn: (file: File) => {
      abort.current?.abort()
      abort.current = new AbortController()
      setShare(0)
      return uploadImage(file, { quiet: true, signal: abort.current.signal, onProgress: setShare })
    },
    onSuccess: onUploaded,
    onError: (error) => {
      // What is wrong with the picture stands beside it.
      if (!(error instanceof ApiError)) showUploadError(error, i18n)
    },
  })
  return {
    send: sending.mutate,
    stop: () => abort.current?.abort(),
    /** Share of the picture sent while it is, 0..1. */
    sent: sending.isPending ? share : undefined,
    error: sending.error instanceof ApiError ? sending.error.message : undefined,
  }
}
