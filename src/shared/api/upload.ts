import { appConfig } from '#config'
import { Upload } from '#contract/entities.ts'
import { transfers } from '#contract/transfers.ts'
import { uploadForm, type UploadOptions } from './upload-form.ts'

/** What was sent twice lies there unused until it is cleared away. */
const target = { path: transfers.upload, response: Upload, repeatable: true }
const filmTarget = { ...target, path: transfers.uploadFilm }

/** By its kind or, where a phone does not tell that, by its name. */
export const isFilm = ({ type, name }: File) => type.startsWith('video/') || /\.(mp4|m4v|mov|webm)$/i.test(name)

/** Sends one picture to be used in a creation. Throws as uploadForm does. */
export const uploadImage = (file: File, options?: UploadOptions): Promise<Upload> => uploadForm(target, { files: { file } }, options)

/** Sends one picture or film. Once a film has come it is made ready, which takes a while. Throws as uploadForm does. */
export const uploadFile = (file: File, options?: UploadOptions): Promise<Upload> =>
  isFilm(file) ? uploadForm(filmTarget, { files: { file } }, { ...options, patienceMs: appConfig.uploads.film.makeMs + appConfig.timeouts.uploadMs }) : uploadImage(file, options)
