import { silentLog } from '../../platform/log.ts'
import { createPictureDecoder } from './decoder/picture-decoder.ts'

/** Shared by tests: starting a process takes longer than most of them. It ends with the test run. */
export const testDecoder = createPictureDecoder(silentLog)
