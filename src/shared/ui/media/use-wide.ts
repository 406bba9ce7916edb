import { appConfig } from '#config'
import { useMedia } from './use-media.ts'

/** Whether the window is wider than a phone or a tablet. Layout belongs in CSS; this is for behaviour. */
export const useWide = () => useMedia(`(width > ${appConfig.layout.maxFluidWidthPx}px)`)
