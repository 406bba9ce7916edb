import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { User } from '#contract/entities.ts'
import { ApiError } from '~/shared/api/api.ts'
import { errorText } from '~/shared/api/error-text.ts'
import { fieldError } from '~/shared/api/field-error.ts'
import { showUploadError } from '~/shared/ui/toast/call-error.ts'
import { changesOf, valuesOf, type ProfileValues } from './profile-form.ts'
import { useUpdateProfile } from './profile.mutations.ts'

type ProfileField = keyof ProfileValues | 'avatar'

const fields: readonly ProfileField[] = ['nickname', 'gender', 'bio', 'interests', 'avatar']

interface Picked {
  file: File
  /** Shows the file in this page. */
  url: string
}

export interface ProfileForm {
  user: User
  values: ProfileValues
  set: (change: Partial<ProfileValues>) => void
  /** A new picture that is not saved yet. */
  avatar: Picked | undefined
  setAvatar: (file: File) => void
  /** Share of the picture sent while it is, 0..1. */
  sent: number | undefined
  errorOf: (field: ProfileField) => string | undefined
  /** What is wrong with no field in particular. */
  formError: string | undefined
  changed: boolean
  saving: boolean
  /** Sends what has changed; what is written stays when that fails. */
  save: () => void
}

/** The person's profile as it is being written. */
export function useProfileForm(user: User, onSaved: () => void): ProfileForm {
  const { t, i18n } = useLingui()
  const [values, setValues] = useState(() => valuesOf(user))
  const [avatar, setAvatar] = useState<Picked>()
  const [sent, setSent] = useState(0)
  const [nameless, setNameless] = useState(false)
  const update = useUpdateProfile()
  useEffect(
    () => () => {
      if (avatar) URL.revokeObjectURL(avatar.url)
    },
    [avatar],
  )
  const changes = changesOf(user, values)
  const changed = avatar !== undefined || Object.keys(changes).length > 0

  const forgetErrors = () => {
    setNameless(false)
    if (update.isError) update.reset()
  }
  /** The notice tells of it; a refusal stands in the form like any other. */
  const isUploadFailure = (error: unknown) => avatar !== undefined && !(error instanceof ApiError)
  const save = () => {
    setNameless(values.nickname.trim() === '')
    if (values.nickname.trim() === '') return
    if (!changed) return onSaved()
    setSent(0)
    update.mutate(
      { changes, avatar: avatar?.file, onProgress: setSent },
      {
        onSuccess: (saved) => {
          setValues(valuesOf(saved))
          setAvatar(undefined)
          onSaved()
        },
        onError: (error) => {
          if (isUploadFailure(error)) showUploadError(error, i18n)
        },
      },
    )
  }

  const errorOf = (field: ProfileField) => {
    if (field === 'nickname' && nameless) return t`给自己起个昵称吧`
    // What is wrong with any picture that is sent is said of the 'file'.
    return fieldError(update.error, field) ?? (field === 'avatar' ? fieldError(update.error, 'file') : undefined)
  }
  const toldElsewhere = isUploadFailure(update.error) || fields.some((field) => errorOf(field))
  return {
    user,
    values,
    set: (change) => {
      forgetErrors()
      setValues((current) => ({ ...current, ...change }))
    },
    avatar,
    setAvatar: (file) => {
      forgetErrors()
      setAvatar({ file, url: URL.createObjectURL(file) })
    },
    sent: update.isPending && avatar ? sent : undefined,
    errorOf,
    formError: !update.error || toldElsewhere ? undefined : errorText(update.error, i18n),
    changed,
    saving: update.isPending,
    save,
  }
}
