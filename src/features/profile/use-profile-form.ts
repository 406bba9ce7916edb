import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Upload, User } from '#contract/entities.ts'
import { errorText } from '~/shared/api/error-text.ts'
import { fieldError } from '~/shared/api/field-error.ts'
import type { Square } from './crop/crop-geometry.ts'
import { changesOf, valuesOf, type ProfileValues } from './profile-form.ts'
import { useUpdateProfile } from './profile.mutations.ts'

type ProfileField = keyof ProfileValues | 'avatar'

const fields: readonly ProfileField[] = ['nickname', 'gender', 'bio', 'interests', 'avatar']

interface NewAvatar {
  picture: Upload
  /** What is seen of it. */
  square: Square
}

export interface ProfileForm {
  user: User
  values: ProfileValues
  set: (change: Partial<ProfileValues>) => void
  /** A new picture that is not saved yet. */
  avatar: NewAvatar | undefined
  setAvatar: (avatar: NewAvatar) => void
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
  const [avatar, setAvatar] = useState<NewAvatar>()
  const [nameless, setNameless] = useState(false)
  const update = useUpdateProfile()
  const changes = { ...changesOf(user, values), ...(avatar && { avatar: avatar.picture.id, crop: avatar.square }) }
  const changed = Object.keys(changes).length > 0

  const forgetErrors = () => {
    setNameless(false)
    if (update.isError) update.reset()
  }
  const save = () => {
    setNameless(values.nickname.trim() === '')
    if (values.nickname.trim() === '') return
    if (!changed) return onSaved()
    update.mutate(changes, {
      onSuccess: (saved) => {
        setValues(valuesOf(saved))
        setAvatar(undefined)
        onSaved()
      },
    })
  }

  const errorOf = (field: ProfileField) => {
    if (field === 'nickname' && nameless) return t`给自己起个昵称吧`
    return fieldError(update.error, field) ?? (field === 'avatar' ? fieldError(update.error, 'crop') : undefined)
  }
  const toldElsewhere = fields.some((field) => errorOf(field))
  return {
    user,
    values,
    set: (change) => {
      forgetErrors()
      setValues((current) => ({ ...current, ...change }))
    },
    avatar,
    setAvatar: (chosen) => {
      forgetErrors()
      setAvatar(chosen)
    },
    errorOf,
    formError: !update.error || toldElsewhere ? undefined : errorText(update.error, i18n),
    changed,
    saving: update.isPending,
    save,
  }
}
