import { useQuery } from '@tanstack/react-query'
import type { Upload, Work } from '#contract/entities.ts'
import { controlsOf, type Generator } from '#contract/generators/control.ts'
import { uploadsIn } from '#contract/generators/uploads-in.ts'
import { userQuery } from '~/entities/user/user.queries.ts'
import { workUploadsQuery } from '~/entities/work/work-uploads.queries.ts'
import { workPhotoQuery, workQuery } from '~/entities/work/work.queries.ts'
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
  /** The photo that was sent along comes once the visitor has logged in. */
  awaitsLogin: boolean
}

/** What a generator's form begins with, as its address says; undefined while a photo is on its way. */
export function useStart(generator: Generator, { from, photo, prompt, language }: GeneratorSearch): Start | undefined {
  const { data: user } = useQuery(userQuery)
  const { data: source } = useQuery({ ...workQuery(from ?? ''), enabled: from !== undefined })
  const originals = useQuery(workUploadsQuery(source))
  const sent = useQuery({ ...workPhotoQuery(photo ?? ''), enabled: photo !== undefined && user != null })
  if (originals.isLoading || sent.isLoading) return undefined

  const photos = [...(originals.data ?? []), ...(sent.data ? [sent.data] : [])]
  const given = { ...(sent.data && { [photoField(generator)]: sent.data.id }), ...(prompt !== undefined && { prompt }), ...(language && { language }) }
  return {
    key: [source?.id, ...photos.map(({ id }) => id), prompt, language].join(),
    settings: source?.description && settingsOf(generator, source.description, photos),
    given: Object.keys(given).length > 0 ? acceptedValues(generator, given) : undefined,
    photos,
    parentId: source?.id ?? (sent.data && photo),
    awaitsLogin: photo !== undefined && user === null,
  }
}

/** The photo that a generator is about, as opposed to one that it takes something from. */
function photoField(generator: Generator): string {
  const names = controlsOf(generator).flatMap(({ name, control }) => (control.control === 'photo' ? [name] : []))
  return names.find((name) => name === 'photo') ?? names[0] ?? ''
}

/** The settings of a work, without the photos that are not at hand and what was drawn on them. */
function settingsOf(generator: Generator, { input }: NonNullable<Work['description']>, photos: readonly Upload[]): FormValues {
  const missing = [...uploadsIn(generator, input)].filter(([, id]) => photos.every((photo) => photo.id !== id))
  const lost = missing.map(([field]) => field.split('.')[0]!)
  if (lost.includes('photo')) lost.push(...drawnFields(generator).map(({ name }) => name))
  return acceptedValues(generator, Object.fromEntries(Object.entries(input).filter(([name]) => !lost.includes(name))))
}
