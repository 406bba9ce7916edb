/** iPhones fill the screen with the film alone, by the element's own way. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void
  webkitSupportsFullscreen?: boolean
}

export const fillsScreen = (frame: Element | null) => frame !== null && document.fullscreenElement === frame

export async function toggleFullScreen(frame: HTMLElement, video: HTMLVideoElement): Promise<void> {
  if (document.fullscreenElement) return document.exitFullscreen()
  if (document.fullscreenEnabled) return frame.requestFullscreen({ navigationUI: 'hide' })
  ;(video as AppleVideo).webkitEnterFullscreen?.()
}

export const hasPictureInPicture = (): boolean => 'pictureInPictureEnabled' in document && document.pictureInPictureEnabled

export async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  if (document.pictureInPictureElement === video) await document.exitPictureInPicture()
  else await video.requestPictureInPicture()
}
