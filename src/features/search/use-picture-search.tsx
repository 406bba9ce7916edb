import { useLingui } from '@lingui/react/macro'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { userQuery } from '~/entities/user/user.queries.ts'
import { uploadImage } from '~/shared/api/upload.ts'
import { showUploadError } from '~/shared/ui/toast/call-error.ts'
import { usePicturePicker } from '~/shared/ui/picture-picker/use-picture-picker.tsx'

/** Searches by a picture of the person's; a visitor is asked to log in first, as pictures are sent by persons alone. */
export function usePictureSearch() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { data: user } = useSuspenseQuery(userQuery)
  const send = useMutation({
    mutationFn: (file: File) => uploadImage(file, { quiet: true }),
    onSuccess: ({ id }) => navigate({ to: '/square/index/details', search: { picture: id } }),
    onError: (error) => showUploadError(error, i18n),
  })
  const picker = usePicturePicker({ label: t`用图片搜索`, facing: 'environment', onPick: (file) => send.mutate(file) })
  const choose = () => (user ? picker.choose() : void navigate({ to: '/functionSquare/login/index', search: { back: '/square/index/index' } }))
  return { inputs: picker.inputs, choose, busy: send.isPending }
}
