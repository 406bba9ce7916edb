import { useQuery } from '@tanstack/react-query'
import type { Upload, Work } from '#contract/entities.ts'
import { controlsOf, type Generator } from '#contract/generators/control.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { originalQuery, workPhotoQuery, workQuery } from '~/entities/work/work.queries.ts'
import { drawnFields } from '~/features/create/editor/drawn-fields.ts'
import { acceptedValues, type FormValues } from '~/features/create/form.ts'
import type { GeneratorSearch } from './generator-route.ts'

interface Start {
  /** Other things to begin with make another form. */
  key: string
  settings?: FormValues
  given?: FormValues
  photos: Upload[]
  parentId?: string
}

/** What a generator's form begins with, as its address says; undefined while a photo is on its way. */
export function useStart(generator: Generator, { from, photo, prompt }: GeneratorSearch): Start | undefined {
  const { data: user } = useQuery(userQuery)
  const { data: source } = useQuery({ ...workQuery(from ?? ''), enabled: from !== undefined })
  const original = useQuery(originalQuery(source))
  // Visitors get it when they come back from the login.
  const sent = useQuery({ ...workPhotoQuery(photo ?? ''), enabled: photo !== undefined && user != null })
  if (original.isLoading || sent.isLoading) return undefined

  const photos = [original.data, sent.data].filter((upload) => upload !== undefined)
  const given = { ...(sent.data && { [photoField(generator)]: sent.data.id }), ...(prompt !== undefined && { prompt }) }
  return {
    key: [source?.id, ...photos.map(({ id }) => id), prompt].join(),
    settings: source?.description && settingsOf(generator, source.description, photos),
    given: Object.keys(given).length > 0 ? acceptedValues(generator, given) : undefined,
    photos,
    parentId: source?.id ?? (sent.data && photo),
  }
}

/** The photo that a generator is about, as opposed to one that it takes something from. */
function photoField(generator: Generator): string {
  const names = controlsOf(generator).flatMap(({ name, control }) => (control.control === 'photo' ? [name] : []))
  return names.find((name) => name === 'photo') ?? names[0] ?? ''
}

/** The settings of a work, without the photos that are not at hand and what was drawn on them. */
function settingsOf(generator: Generator, { input }: NonNullable<Work['description']>, photos: readonly Upload[]): FormValues {
  const known = (id: unknown) => photos.some((photo) => photo.id === id)
  const lost = controlsOf(generator).flatMap(({ name, control }) => {
    const value = input[name]
    const hasPicture = control.control === 'backdrop' && (value as { kind?: string } | undefined)?.kind === 'picture'
    return hasPicture || (control.control === 'photo' && !known(value)) ? [name] : []
  })
  if (!known(input.photo)) lost.push(...drawnFields(generator).map(({ name }) => name))
  return acceptedValues(generator, Object.fromEntries(Object.entries(input).filter(([name]) => !lost.includes(name))))
}
