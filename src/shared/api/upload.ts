import { Upload } from '#contract/entities.ts'
import { transfers } from '#contract/transfers.ts'
import { uploadForm, type UploadOptions } from './upload-form.ts'

/** A picture that was sent twice lies there unused until it is cleared away. */
const target = { path: transfers.upload, response: Upload, repeatable: true }

/** Sends one picture to be used in a creation. Throws as uploadForm does. */
export const uploadImage = (file: File, options?: UploadOptions): Promise<Upload> => uploadForm(target, { files: { file } }, options)
